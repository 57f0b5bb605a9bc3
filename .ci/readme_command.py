"""Print one of README's two quick-start commands: `run` or `test`.

They stand in the README's first two `sh` blocks, so that what is checked is what people type.
"""

import re
import sys
from pathlib import Path

readme = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
commands = re.findall(r"```sh\n(.*?)```", readme, re.DOTALL)
print(commands[["run", "test"].index(sys.argv[1])].strip())
