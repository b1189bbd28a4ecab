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
profile-rating-unsure = Рейтинг предварительный: он уточнится с новыми играми.
profile-rating-picture = Рейтинг после последних игр ({ $count }): от { $low } до { $high }
profile-ratings-bots = Боты
profile-matches = Сыграно
profile-won = Побед
profile-won-value = { $won } из { $company }
profile-mean = Очков в среднем
profile-friendly = Дружеских, без зачёта
profile-scores = Очки
profile-scores-picture = Распределение очков: от { $low } до { $high }
profile-heroes = Персонажи
profile-hero = Персонаж
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
profile-filter-kind = Тип игры
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
    [agreed] дружеская
    [hot_seat] за одним экраном
    [brought] из файла
    [late] доиграна позже
    [bots] с ботом
    [left] доигрывал бот
*[position] с готовой позиции
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

## Подземелье дня
daily = Подземелье дня
daily-about = Каждый день – одна раздача в каждой игре, одинаковая для всех на этом сервере. Одна попытка, без советов и без возврата того, что уже открыто.
daily-next = Следующее через { $hours } ч { $minutes } мин
daily-streak = { $days ->
    [0] Серии пока нет: пройдите подземелье сегодня.
    [1] Серия началась сегодня
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
daily-alone = В одиночку
daily-against = { $count ->
    [one] Против { $count } бота
   *[other] Против { $count } ботов
}: { $bots }
daily-played = { $count ->
    [0] Пока никто не прошёл
    [one] Пройдена { $count } попытка
    [few] Пройдено { $count } попытки
   *[many] Пройдено { $count } попыток
}
daily-play = Играть
daily-go-on = Продолжить
daily-look = Ваша игра
daily-not-counted = Доигрывал бот: эта попытка не засчитана.
daily-rank = { $count ->
    [1] Первый результат дня
   *[other] { $rank }-е место из { $count }
}
daily-below = лучше, чем у { $percent } % остальных
daily-rounds = { $count ->
    [one] за { $count } раунд
    [few] за { $count } раунда
   *[many] за { $count } раундов
}
daily-won = победа
daily-lost = поражение
daily-best = Лучший вчера: { $name }, { $score }
daily-watch = Посмотреть
daily-board = Таблица
daily-board-of = { $game }, { $day }: таблица
daily-board-empty = Это подземелье никто не прошёл.
daily-share = Поделиться
daily-share-text = Текст
daily-copied = Скопировано
daily-save = Сохранить картинку
daily-picture = Результат картинкой
daily-seal = Запечатанные кости
daily-seal-about = Отпечаток этой доли секрета опубликован за несколько дней. К ней примешаны итоги предыдущего дня, которых никто не знает заранее. Когда день закончится, доля откроется, и каждый сможет проверить броски. Хозяин сервера мог бы подсмотреть начавшийся день, но не может незаметно его подменить.
daily-seal-commitment = Отпечаток доли (SHA-256)
daily-seal-share = Доля, открыта
daily-seal-entropy = Примешано (столы и очки предыдущего дня)
daily-seal-fingerprint = Отпечаток костей всех столов этого дня
daily-seal-seen = Ваш браузер запомнил этот отпечаток { $date }, и он не изменился.
daily-seal-changed = { $date } ваш браузер запомнил для этого дня другой отпечаток. Раздачу подменили!
daily-seal-proven = Проверено в браузере: доля, отпечаток и кости сходятся.
daily-seal-broken = Доля, отпечаток и кости не сходятся!
daily-line = Undercroft { $day } · { $game }
daily-yesterday = Вчера
daily-today = Сегодня

## Задачи
puzzles = Задачи
puzzles-about = Позиции из игр, сыгранных ботами. Один ход явно лучше остальных: какой?
puzzles-count = решено { $solved } из { $count }
puzzle-of = Задача { $number } из { $count }
puzzle-task = Задача: найдите лучший ход.
puzzle-exact = Ответ вычислен точно, по всем возможным исходам.
puzzle-searched = Сильные боты искали ответ несколько раз и всегда находили этот ход.
puzzle-right = Это лучший ход!
puzzle-wrong = Есть ход лучше.
puzzle-yours = Ваш ход: { $move }
puzzle-again = Попробовать ещё
puzzle-next = Следующая задача
puzzle-list = Все задачи
puzzle-solved = решена
puzzle-you = Вы
