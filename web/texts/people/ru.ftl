## Страница игрока
profile = Профиль
profile-of = { $name }: профиль
profile-settings = Имя и настройки
profile-game = Игра
profile-empty = В этой игре ещё ничего не доиграно до конца.
profile-rating = Рейтинг
profile-rating-none = Рейтинга пока нет: сыграйте с другими или с ботами.
profile-rating-value = { $value } ± { $deviation }
profile-rating-matches = { $count ->
    [one] после { $count } игры на рейтинг
   *[other] после { $count } игр на рейтинг
}
profile-rating-unsure = Пока это догадка: с новыми играми рейтинг установится.
profile-rating-picture = Рейтинг после последних игр ({ $count }): от { $low } до { $high }
profile-ratings-bots = Боты здесь
profile-matches = Сыграно
profile-won = Побед
profile-won-value = { $won } из { $company }
profile-mean = Очков в среднем
profile-friendly = Дружеских, без зачёта
profile-scores = Очки
profile-scores-picture = Как часто сколько очков: от { $low } до { $high }
profile-heroes = За кого
profile-hero = Кто
profile-hero-matches = Игр
profile-hero-won = Побед
profile-hero-mean = В среднем
profile-hero-best = Лучший счёт
profile-bests = Рекорды
profile-best = { $kind ->
    [points] Больше всего очков
    [streak] Побед подряд
   *[rating] Высший рейтинг
}
profile-honours = Достижения: { $count } из { $all }
profile-earned = Получено { $date }
profile-not-earned = ещё не получено
profile-history = История игр
profile-more = Более ранние игры
profile-none = Таких игр нет.
profile-filter-game = Игра
profile-filter-all = Все
profile-filter-kind = Какие
profile-kind = { $kind ->
    [counts] в зачёт
    [friendly] дружеские
   *[all] все
}
profile-filter-won = Итог
profile-ended = { $won ->
    [won] победы
    [lost] поражения
   *[all] все
}
profile-place = { $place }-е место из { $seats }
profile-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
profile-change = { $change } → { $rating }
profile-why = { $why ->
    [taken_back] кости взяты назад
    [by_hand] броски вручную
    [hints] с подсказками
    [left] доигрывал бот
   *[position] с середины
}
profile-alone = в одиночку

## Что можно получить в любой игре
honour-first-win = Первая победа
honour-first-win-how = Победите в игре с другими или с ботами.
honour-ten-wins = Десять побед
honour-ten-wins-how = Победите в десяти играх.
honour-in-a-row = На кураже
honour-in-a-row-how = Победите в трёх играх подряд.
honour-beats-master = Сильнее мастера
honour-beats-master-how = Победите в игре, где есть бот высшего уровня.
honour-regular = Завсегдатай
honour-regular-how = Доиграйте до конца 25 игр.
