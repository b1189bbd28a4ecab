"""The services of a server that routes and sockets use."""

from __future__ import annotations

from undercroft.server.health import Health, LoopMonitor
from undercroft.server.limits import Limits
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.live.new_tables import NewTables
from undercroft.server.metrics import Metrics
from undercroft.server.notices.channels import Channels
from undercroft.server.people.absences import Absences
from undercroft.server.people.accounts import Accounts
from undercroft.server.people.bot_accounts import BotAccounts
from undercroft.server.people.company import Company
from undercroft.server.people.dailies import Dailies
from undercroft.server.people.erasure import Erasure
from undercroft.server.people.profiles import Profiles
from undercroft.server.people.weeklies import Weeklies
from undercroft.server.store import Store
from undercroft.server.web.address import Address
from undercroft.server.web.advice import Coach, Hints
from undercroft.server.work.forecasts import Forecasts
from undercroft.server.work.pools import WorkPool
from undercroft.server.work.workshop import Workshop


class Services:
    """The attributes of a server; `Server` creates them."""

    address: Address
    limits: Limits
    metrics: Metrics
    metrics_token: str | None
    store: Store
    tables: LiveTables
    new_tables: NewTables
    accounts: Accounts
    bot_accounts: BotAccounts
    work: WorkPool
    forecasts: Forecasts
    coach: Coach
    hints: Hints
    channels: Channels
    company: Company
    absences: Absences
    profiles: Profiles
    dailies: Dailies
    weeklies: Weeklies
    erasure: Erasure
    health: Health
    loop_monitor: LoopMonitor
    workshop: Workshop
