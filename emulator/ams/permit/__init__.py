"""What a suite may do.

    permissions.py the answer to each demand: by policy, by what the person has set, or by asking
    policy.yaml    domains and function groups;  policy.py what they mean, policy_file.py how they are read
    suite_settings.py   what the person has set for each suite, kept
"""
