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

## Сообщения о ходе
notices = Когда мой ход
notices-about = В неспешных партиях сервер может сообщать о вашем ходе, пока браузер закрыт. В сообщении нет карт – только название игры и ссылка.
notices-none = Этот сервер не присылает сообщений, пока браузер закрыт.
notices-mail = Эл. почта
notices-mail-add = Присылать письма
notices-asked = Письмо отправлено на { $address }. Откройте ссылку из него.
notices-push-add = Сообщать этому браузеру
notices-push-this = Браузер
notices-hook = Веб-хук
notices-hook-add = Добавить веб-хук
notices-hook-secret = Ключ подписи
notices-hook-about = Сервер отправляет на этот адрес подписанный JSON. Как передать его чат-боту, сказано в документации.
notices-waiting = ещё не подтверждён
notices-is-on = Присылать: { $address }
notices-drop = Убрать
notices-drop-this = Убрать { $address }
notices-quiet = Не беспокоить
notices-quiet-since = с
notices-quiet-until = до
notices-denied = Браузер не разрешает этой странице показывать уведомления.
letter-mute = Сообщения отключены
letter-mute-text = Сюда больше не будут приходить такие сообщения.
letter-unmute = Включить снова
letter-unmuted = Сообщения снова включены.
letter-confirm = Адрес подтверждён
letter-confirm-text = Сюда придёт сообщение, когда настанет ваш ход.

## Отпуск
absence = Отпуск
absence-about = Часы неспешных партий ждут вас – до 30 дней в году. Остальные видят, когда вы вернётесь.
absence-left = { $days ->
    [one] В этом году остался { $days } день
    [few] В этом году осталось { $days } дня
   *[many] В этом году осталось { $days } дней
}
absence-days = Дней
absence-begin = Уезжаю
absence-until = Вас нет до { $day }.
absence-end = Я здесь

## Друзья
friends = Друзья
friends-none = Друзей пока нет. Пошлите кому-нибудь свою ссылку или добавьте игроков после партии.
friends-calls = Приглашения
friends-game = Игра
friends-link = Ваша ссылка
friends-link-about = Кто откроет её и согласится, станет вашим другом. Действует 30 дней.
friends-copy = Скопировать
friends-blocked = Заблокированы и скрыты
friend-online = на связи
friend-offline = нет на месте
friend-play = Играть
friend-end = Убрать
friend-refuse = Нет
friend-add = Добавить в друзья
friend-add-name = Добавить в друзья: { $name }
friend-asked = Спросили
friend-invite = Позвать
friend-invited = Приглашение отправлено
friend-mute = Скрыть сообщения
friend-unmute = Показывать сообщения
friend-block = Заблокировать
friend-unblock = Разблокировать
friend-link-of = { $name } предлагает дружить.
called-table = { $kind ->
    [rematch] { $name } предлагает сыграть ещё: { $title }.
   *[invite] { $name } зовёт сыграть: { $title }.
}
called-friend = { $name } предлагает дружить.
called-join = За стол
called-accept = Да
called-later = Не сейчас
save-ask = { $why ->
    [streak] Серия растёт. Сохраните её: с учётной записью она перейдёт с вами на другие устройства.
   *[won] Победа! Сохраните свои партии: с учётной записью они перейдут с вами на другие устройства.
}

## Недельный дубль
weekly = Недельный дубль
weekly-about = Каждую неделю – три расклада в каждой игре, одни и те же для всех. Ваш счёт сравнивается со средним счётом остальных на том же раскладе.
weekly-ends = Неделя заканчивается: { $day }.
weekly-deal = Расклад { $number }
weekly-above = { $points } к ожидаемому
weekly-groups = Группы
weekly-groups-about = У группы своя таблица на тех же раскладах. Вступить может любой, у кого есть ссылка.
weekly-members = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
weekly-link = Ссылка на группу «{ $name }»
weekly-name = Название группы
weekly-found = Новая группа
weekly-leave = Выйти
weekly-invited = Вас зовут в группу «{ $name }».
among = Показать
among-everyone = Всех

## Личные данные
privacy-about = Сервер хранит только то, что нужно для игр. Здесь нет рекламы и счётчиков, и ничего не передаётся другим – кроме сообщений, которые вы включите сами.
privacy-what = { $part ->
    [cookie] Куки
    [name] Имя и учётная запись
    [games] Партии, результаты и рейтинги
    [chat] Чат
    [friends] Друзья, блокировки и группы
    [notices] Адреса для сообщений
    [logs] Сетевые адреса
   *[browser] В вашем браузере
}
privacy-how = { $part ->
    [cookie] По ней сервер узнаёт, что вы – тот же человек; больше в ней ничего нет. Без визитов она действует год.
    [name] Имя, аватар, логин и отпечаток пароля, из которого пароль не восстановить. Устройства, с которых вы вошли, забываются через 400 дней, остальное хранится, пока вы это не удалите.
    [games] Ходы, кубики и результаты хранятся, чтобы партии можно было пересмотреть и проверить. Если вы удалите себя, они останутся у других под именем гостя.
    [chat] За столом хранится 1000 последних строк – пока вы не удалите себя.
    [friends] Пока вы их не уберёте. Приглашения забываются через день.
    [notices] Почта, браузеры и веб-хуки, которые вы указали, и тихие часы – пока вы их не уберёте. Сообщение удаляется, как только отправлено.
    [logs] Только в памяти, чтобы ограничивать злоупотребления. В журнал сервера адрес попадает, лишь когда что-то отклонено или не удалось. Адрес, с которого создан стол, забывается с началом партии.
   *[browser] Настройки, решённые задачи и отмеченные печати хранятся только в браузере.
}
privacy-export = Забрать свои данные
privacy-export-about = Файл со всем, что о вас хранится. Каждую законченную партию можно сохранить и с её страницы.
privacy-export-do = Скачать JSON
privacy-erase = Удалить меня
privacy-erase-about = Удаляет имя, учётную запись, рейтинги, достижения, друзей, строки чата и адреса – сразу и навсегда. Идущие партии доиграют боты, и вам засчитают поражение. В резервных копиях владельца сервера данные остаются, пока те не устареют.
privacy-erase-sure = Удалить всё
privacy-erase-do = Удалить навсегда
