"""`python -m undercroft`: runs the command where it is not on the path."""

import sys

from undercroft.cli import main

sys.exit(main())
