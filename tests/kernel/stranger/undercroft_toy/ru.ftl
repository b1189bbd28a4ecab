toy-title = Игрушка
toy-prompt-stake = Сколько вы ставите?
toy-prompt-guess = На кубике будет много или мало?
toy-prompt-wait = Остальные думают.
toy-prompt-over = Игра окончена.
toy-move-stake = Поставить { $coins }
toy-move-guess = { $half ->
    [low] Мало
   *[high] Много
}
toy-event-staked = Вы ставите { $coins }.
toy-event-guessed = { $who }: догадка сделана.
toy-event-rolled = На кубике { $face }.
toy-event-won = { $who }: +{ $coins }.
toy-event-charm = { $who }: { $charm ->
    [sun] солнце
   *[moon] луна
}.
toy-why-no-stake = Сначала ставка, потом догадка.
toy-part-guesses = догадки
toy-part-charm = талисман
toy-table-round = раунд
toy-table-coins = монеты
toy-table-own = у вас на руках
toy-table-charm = талисман
toy-table-stake = ставка
toy-table-guess = догадка
toy-table-charms = талисманы
