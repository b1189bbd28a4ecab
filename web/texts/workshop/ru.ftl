## Мастерская: изменить числа карт и увидеть, что станет с игрой
workshop-help = Измените любое число на любой карте. Боты сыграют одни и те же раздачи с картами из коробки и с вашими, и вы увидите разницу. Чем дольше смотрите, тем точнее.
workshop-game = Игра
workshop-result = Что изменится
workshop-unchanged = Пока всё как в коробке. Измените число – оно отметится здесь.
workshop-wait = Боты играют первые партии…
workshop-failed = С этими числами партии не доигрались. Верните последнее изменение.
workshop-fault = Так играть нельзя:
workshop-games = { $count ->
    [one] По { $count } раздаче, сыгранной дважды. После ± – граница 95 %.
   *[other] По { $count } раздачам, каждая сыграна дважды. После ± – граница 95 %.
}
workshop-score = Очков у игрока
workshop-length = Решений за партию
workshop-order = Ходит { $number }-м
workshop-by-seat = Победы по местам
workshop-by-order = Победы по порядку хода
workshop-by-hero = По героям
workshop-by-character = Победы по персонажам
workshop-by-dog = Победы по собакам
workshop-by-quest = Победы с личным заданием
workshop-even = Сделать ровнее
workshop-even-help = Поищем, как немногими изменениями уравнять шансы: чтобы все побеждали одинаково часто, с точностью до 1 п. п.
workshop-even-state = { $state ->
    [even] Готово: на новых раздачах все побеждают одинаково часто.
    [closer] Готово: ровнее за это время не вышло. Доли посчитаны на новых раздачах.
   *[search] Ищем…
}
workshop-even-search = Искать
workshop-even-take = Взять эти числа
workshop-cards = Как часто играют карты
workshop-used = { $was } → { $now } за партию
workshop-undo = Отменить
workshop-back = Вернуть число из коробки
workshop-play = Сыграть с ботами
workshop-friends = Позвать друзей
workshop-link = Скопировать ссылку
workshop-copied = Скопировано
workshop-name = Название
workshop-save = Сохранить файл
workshop-find = Найти карту
workshop-whole = Вся игра
workshop-field-adventures = Приключений
workshop-field-base_paws = Лап в начале
workshop-field-coin_cap = Монет не больше
workshop-field-coins = Монеты
workshop-field-countdown = Отсчёт после первого
workshop-field-dice = Кубиков
workshop-field-dragon_experience = Опыт за дракона
workshop-field-dragon_needs = Спутников против дракона
workshop-field-dragon_wakes = Костей, чтобы дракон проснулся
workshop-field-dungeon_dice = Кубиков подземелья
workshop-field-extra_paws = Ещё лап
workshop-field-fee = Плата
workshop-field-figure = Сколько нужно
workshop-field-first_level = Первый уровень
workshop-field-hand = Карт на руке
workshop-field-keys = Ключи
workshop-field-last_level = Последний уровень
workshop-field-levels = Уровней подземелья
workshop-field-loots_early = Сокровища до битвы
workshop-field-master_at = Опыта до мастера
workshop-field-most = Не больше
workshop-field-number = Число
workshop-field-pair = Очков за пару
workshop-field-party_dice = Кубиков отряда
workshop-field-points = Очки
workshop-field-power = Сила
workshop-field-price = Цена
workshop-field-proud = Гордый
workshop-field-rerolls_party = Перебрасывает отряд
workshop-field-rounds = Раундов
workshop-field-scroll_serves = Свиток служит любым
workshop-field-search = Нужно на кубике
workshop-field-solo = И в игре для одного
workshop-field-steps = Шагов
workshop-field-worth = Очки
workshop-field-wounds = Раны
