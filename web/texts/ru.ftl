# Тексты браузерного клиента. Тексты самих игр лежат рядом с их правилами.

tagline = Подземелья, кости и карты – за одним столом
close = Закрыть
loading = Зажигаем факелы…
reconnecting = Связь потеряна, восстанавливаем…
too-many-windows = Открыто слишком много окон с игрой – у вас или в вашей сети. Закройте лишние.
to-home = На главную
to-table = К столу
language = Язык
language-name = Русский
language-short = Рус
settings = Настройки
about = О проекте

## Главная
home-choose = Выберите игру
home-daily = Подземелье дня
home-puzzles = Задачи
home-profile = Профиль
home-resume = Продолжить
home-public = Открытые столы
home-finished = Сыгранные игры
home-bring = Открыть сохранённую партию
home-seats = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
setup-names = Имена игроков
quick = Быстрая игра
quick-help = { $title } с людьми: свободное место за открытым столом или новый стол, к которому придут другие.
setup-company = С кем играем
company = { $company ->
    [solo] Один
    [bots] С ботами
    [friends] С друзьями
   *[screen] На одном экране
}
setup-seats = Сколько игроков
setup-level = Сила ботов
setup-suggested = Ближе всего к вашему рейтингу: { $level }.
setup-temperament = Характер ботов
setup-more = Настройки игры
setup-cards = Карты
setup-cards-help = На этом сервере есть и другие карты
setup-cards-printed = как в коробке
setup-real = Настоящие кубики и карты
setup-real-help = Коробка на столе: вы бросаете и тянете, а стол ведёт игру и проверяет правила
setup-public = Открытый стол
setup-public-help = Любой сможет найти его на главной и присоединиться
setup-clock = Часы
clock-kind = { $kind ->
    [none] Без часов
    [live] 10 минут
   *[days] 3 дня на ход
}
setup-play = Играть
setup-invite = Позвать друзей
line-waits = ждёт игроков
line-join = присоединиться
line-your-turn = ваш ход
line-playing = идёт игра
line-watch = смотреть
line-won = победа
line-lost = поражение
line-friendly = дружеская
line-ended = Без результата
line-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}

## Места
seat = Место { $number }
player = Игрок { $number }
guest = Гость { $number }
seats = За столом
seat-free = Свободно
seat-show = { $name }: подробно
seat-you = вы
seat-host = хозяин стола
seat-covered = играет бот
seat-away = не в сети
seat-awaited = ходит
seat-thinks = думает…
seat-thinks-for = { $seconds } с
seat-winner = победа
seat-return = Вернуться
seat-cover = Пусть играет бот
leave = Выйти из игры
leave-help = За вас доиграет бот. Пока игра не окончена, можно вернуться и сменить его. { $rated ->
    [yes] Игра рейтинговая: первый же ход бота за вас – поражение.
   *[no] {""}
}
bot-name = { $number ->
    [1] Брам
    [2] Изольда
    [3] Фенрик
    [4] Одалия
    [5] Корвин
   *[other] Тильда
}
clock-days = { $days } д { $hours } ч

## Лобби
lobby-invite = Позовите друзей
lobby-invite-help = Отправьте ссылку или покажите код: регистрация не нужна.
lobby-sit = Сесть
lobby-bot = Посадить бота
lobby-stand = Встать
lobby-free = Освободить
lobby-missing = { $count ->
    [one] Свободно ещё { $count } место
    [few] Свободно ещё { $count } места
   *[many] Свободно ещё { $count } мест
}
lobby-fill = Добрать ботов и начать
lobby-name = Ваше имя
lobby-name-ok = Готово
emotes = Реакции
emote = { $emote ->
    [hello] Привет!
    [thanks] Спасибо!
    [bravo] Отлично сыграно!
    [oops] Ой!
    [laugh] Ха-ха!
   *[hurry] Ваш ход…
}
share-here-only = Эта ссылка открывается только на этом компьютере.
lobby-start = Начать игру
lobby-host-starts = Все в сборе. Игру начнёт хозяин стола.
lobby-full = Все места заняты. Можно остаться и смотреть.
lobby-rules = Правила стола
lobby-rules-usual = Обычные правила, без вариантов.
option-off = нет
lobby-spectators = Пускать зрителей
lobby-chat = Чат
lobby-close = Отменить игру
share = Поделиться
share-help = По этой ссылке можно сесть за стол или смотреть игру.
share-closed = Зрителей сюда не пускают: ссылка открывается только тем, кто играет.
share-open = Пустить всех, у кого есть ссылка
share-link = Ссылка
share-copy = Скопировать ссылку
share-copied = Готово
share-qr = QR-код со ссылкой на стол

## Партия
moves = { $count ->
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[many] { $count } возможных ходов
}
moves-all = Показать все
sure = «{ $move }» – уверены?
sure-yes = Да
sure-no = Нет
go-on = Дальше
telling = Разыгрываем ход…
skip-to-turn = К моему ходу
skipping = Остальные ходят…
recap = Пока вы ждали
since-new = появилось, пока вы не смотрели
seat-changed = есть перемены
skip-scene = { $touch ->
    [yes] Коснитесь, чтобы продолжить
*[no] Щёлкните или нажмите Esc, чтобы продолжить
}
pace = Темп ботов
pace-kind = { $pace ->
    [instant] Сразу
    [normal] Обычный
   *[steps] По шагам
}
pace-help = { $pace ->
    [instant] Боты ходят без пауз.
    [normal] Боты ходят с паузами, чтобы вы успевали следить.
   *[steps] После каждого хода боты ждут, пока кто-нибудь не нажмёт «Дальше» (клавиша N).
}
next = Дальше
next-waits = { $count ->
    [one] { $names } ждёт вас.
   *[other] { $names } ждут вас.
}
hint = Совет
terms = Зачёт
terms-kind = { $terms ->
    [counts] В зачёт
   *[friendly] Дружеская
}
terms-help = { $terms ->
    [counts] Приносит достижения, а против соперников по обычным правилам и рейтинг. Советов нет; ход, открывший новое, не вернуть.
   *[friendly] С советами и возвратом ходов; без рейтинга и достижений.
}
terms-fixed = { $rated ->
    [yes] Рейтинговая игра. Советов нет; вернуть ход можно, пока после него ничего не произошло. Если за вас сходит бот – вы вышли, кончилось время или вас не было неделю, – это поражение.
*[no] Эта игра приносит достижения. Советов нет; вернуть ход можно, пока после него ничего не произошло.
}
hints = Советы разрешены
hints-help = Любой может попросить совет; остальные это увидят
hint-title = Совет
hint-working = Взвешиваем ходы…
hint-chance = { $percent } % на победу
hint-points = { $points } очк.
hint-as-shown = Как показано на поле
undo = Вернуть ход
window-open = На это может ответить скрытая карта: { $seconds } с
window-wish = Ответы в чужой ход
window-wish-help = Пауза у всех одинакова: никто не узнает, есть ли у вас чем ответить.
window-wish-is = { $wish ->
    [pass] Чужие ходы: всё пропускать
    [ask] Чужие ходы: спрашивать меня
    [turn] До моего хода: пропускать
   *[moment] Чужие ходы: скажу «стоп»
}
window-stop = Стоп!
ask-back = Попросить вернуть ход
ask-back-asked = { $who } просит вернуть последний ход. Согласны?
ask-back-waits = Ждём согласия остальных на возврат хода.
table-menu = Меню стола
phases = Фазы хода
actions-left = Осталось действий: { $left } из { $of }
goals = Задания
show-result = Итог
show-board = Поле
story = Ход игры
rules = Правила игры
log = Журнал
log-unread = Журнал и чат, { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
log-show = Показать этот момент
log-empty = Пока ничего не произошло.
log-stand-in = Здесь бот дал сбой: за него сделан случайный ход.
chat = Чат
chat-empty = Пока тихо.
chat-off = Чат за этим столом выключен.
chat-placeholder = Сообщение
chat-send = Отправить
chat-person = { $name }: запретить писать или убрать
chat-mute = Запретить писать
chat-unmute = Разрешить писать
chat-remove = Убрать из-за стола
chat-remove-help = Игрок потеряет место и больше не сможет вернуться за этот стол. Во время игры убрать можно только зрителя.
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
watching = { $others ->
    [0] Вы смотрите эту игру
    [one] Смотрите вы и ещё { $others } зритель
    [few] Смотрите вы и ещё { $others } зрителя
   *[many] Смотрите вы и ещё { $others } зрителей
}
curtain = Ход: { $name }
curtain-help = Передайте устройство. Остальные не подглядывают!
curtain-open = { $name } – это я

## Правила
rules-full = Правила
rules-why = Почему?
rules-about = В правилах
rules-key = ? – в правилах

## Уроки
lesson = Урок
lesson-offer = Сыграть урок
lesson-offer-help = Впервые здесь? Научитесь за игрой: { $parts ->
    [1] это займёт около четырёх минут
   *[other] две части, минут по десять
}. Прерваться можно в любой момент.
lesson-resume = Продолжить урок
lesson-once-more = Пройти урок ещё раз
no-lesson = Урока для этой игры нет.
line-lesson = урок

## Итог
result-you = Вы победили!
result-lost = Поражение
result-won = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят: { $names }
}
result-nobody = Победителей нет
result-honours = Достижения
result-honours-of = Достижения: { $name }
career = Достижения за все ваши игры: { $count } из { $all }
career-earned = получено
result-table = Из чего сложился счёт
result-total = Итого
result-moment = Решающий момент
result-end = Чем всё кончилось
result-watch = Посмотреть
result-tie = При равенстве: { $what }
rematch = Реванш
rematch-called = Вас зовут на реванш!
rematch-join = Присоединиться к реваншу
replay = Повтор
fair = Честные броски
friendly = Дружеская игра, без рейтинга и достижений: { $whys }.
badge-friendly = Дружеская
friendly-why = { $why ->
    [agreed] так договорились до начала
    [hot_seat] все играют за одним экраном
    [brought] она загружена из файла
    [lesson] это урок
    [late] она доиграна уже на следующий день
    [bots] играет программа (бот)
*[position] она начата с готовой позиции
}
fair-explained = До первого броска стол опубликовал отпечаток секрета, из которого получены все броски, а после игры открыл и сам секрет. Подменить результат после этого невозможно.
fair-commitment = Отпечаток (SHA-256), известен с начала игры
fair-secret = Секрет, открыт в конце
fair-proven = Проверено здесь, в браузере: секрет подходит к отпечатку.
fair-broken = Секрет не подходит к отпечатку!
fair-check = Проверить здесь каждый бросок
fair-checked = Проверено в браузере: { $number ->
    [one] { $number } исход получен
    [few] все { $number } исхода получены
   *[many] все { $number } исходов получены
} из секрета и { $number ->
    [one] совпадает
   *[other] совпадают
} с записью игры.
fair-wrong = Исход { $number } в записи – не тот, что даёт секрет!
fair-elsewhere = Браузеры проверяют это только по https. «undercroft verify ФАЙЛ» работает везде.
fair-record = Скачать запись игры (проверка: undercroft verify ФАЙЛ)

## Шансы
chances = Шансы на победу
chances-picture = Шансы каждого на победу, от раздачи до конца
chances-alone = Прогноз
chances-win = Шанс на победу
chances-points = Ожидаемые очки
chances-points-picture = Ожидаемые очки, от раздачи до конца
chances-move = Ход { $number }
chances-ranks = Вероятность званий в этот момент
chances-ranks-first = Вероятность званий в начале игры
chances-ranks-picture = Вероятность каждого звания, от раздачи до конца
chances-turns = Переломы
chances-turn = { $count ->
    [1] Ход { $to }
   *[other] Ходы { $from }–{ $to }
}: { $change }
chances-change = { $name }, { $before } → { $after }
chances-working = Боты доигрывают партию с разных моментов…
chances-help = { $games ->
    [one] Каждая точка – { $games } партия, доигранная ботами с этого места.
    [few] Каждая точка – { $games } партии, доигранные ботами с этого места.
   *[many] Каждая точка – { $games } партий, доигранных ботами с этого места.
}

## Разбор
coach-own = Ваши самые дорогие ошибки
coach-of = Самые дорогие ошибки: { $name }
coach-seat = Чьи ходы
coach-ask = Где можно было сыграть лучше?
coach-working = Боты разбирают каждое решение партии…
coach-played = Ход { $step }: { $move }
coach-better = Лучше: { $move }
coach-cost = Потеряно { $percent } п. п. шанса на победу.
coach-cost-points = Потеряно очков: { $points }.
coach-see = Показать этот момент
coach-none = { $count ->
    [one] Разобрано { $count } решение, явных ошибок нет: ни один другой ход не был заведомо лучше.
    [few] Разобрано { $count } решения, явных ошибок нет: ни один другой ход не был заведомо лучше.
   *[many] Разобрано { $count } решений, явных ошибок нет: ни один другой ход не был заведомо лучше.
}
coach-cannot = Эту партию не разобрать: она сыграна по другим правилам, или разбор здесь отключён.
coach-help = { $count ->
    [one] Разобрано { $count } решение, каждая ошибка проверена дважды.
    [few] Разобрано { $count } решения, каждая ошибка проверена дважды.
   *[many] Разобрано { $count } решений, каждая ошибка проверена дважды.
}

## Повтор
replay-start = Начало игры
replay-step = Шаг игры
replay-at = { $step } из { $end }
replay-first = В начало (Home)
replay-back = Шаг назад (←)
replay-forward = Шаг вперёд (→)
replay-last = В конец (End)
replay-play = Смотреть
replay-pause = Пауза
replay-branch = Сыграть отсюда
replay-branch-help = Новая игра с этой позиции: вы за этого игрока, за остальных боты, броски будут другими
describe = Описать стол словами (D)
described = Стол словами
plan = Доска для планов
plan-help = Попробуйте ходы на своей доске. Всё, чего вы не видите, там раздано наугад.
plan-guess = Доска для планов: всё, чего вы не видели, здесь – догадка.
plan-back = К игре
plan-notes = Заметки
frame-open = Открыть в Undercroft
frame-solve = Решить в Undercroft

## Настройки
settings-look = Вид и звук
speed = Скорость анимации
speed-kind = { $speed ->
    [slow] Медленно
    [normal] Обычно
    [fast] Быстро
*[none] Без анимации
}
contrast = Контраст
contrast-kind = { $contrast ->
    [high] Высокий
   *[normal] Обычный
}
sound = Звуки
turns-tell = Сообщать о моём ходе в неспешных играх
turns-help = Пока эта страница открыта в другой вкладке или свёрнута. Браузер один раз спросит разрешение.
turns-denied = Браузер не разрешает этой странице показывать уведомления. Это меняется в настройках браузера.
turns-yours = Ваш ход.
volume = Громкость
keys = Клавиши за столом: 1–9 – ход из списка, U – вернуть ход, H – совет, N – пусть боты ходят дальше, Esc – отменить выбор; в повторе ← → Home End.
person = Игрок
person-name = Имя
person-avatar = Портрет
person-keep = Сохранить
person-kept = Сохранено.
person-welcome = Добро пожаловать!
avatar = { $avatar ->
    [knight] Рыцарь
    [wizard] Волшебник
    [witch] Ведьма
    [dwarf] Гном
    [elf] Эльфийка
    [hood] Незнакомец
    [orc] Орк
    [goblin] Гоблин
    [barbarian] Варвар
    [skull] Король-скелет
    [bard] Бард
   *[hound] Пёс
}
account = Учётная запись
account-help = Не обязательна. С ней ваши игры и имя будут на всех ваших устройствах.
account-login = Логин
account-password = Пароль, от 8 знаков
account-enter = Войти
account-new = Создать
account-signed-in = Вы вошли как { $login }.
account-leave = Выйти
account-left = Вы вышли. Теперь вы гость.
devices = Где выполнен вход
devices-end = Выйти на всех других устройствах
device-unknown = Неизвестное устройство
device-here = Это устройство
device-seen = Последний раз: { $day }
device-end = Выйти
device-end-this = Выйти на устройстве: { $device }
bot-accounts = Программы, которые играют за вас
bot-accounts-help = Программа садится за стол с токеном, через HTTP или WebSocket. Она отмечена как бот, а партии с людьми – дружеские.
bot-account = { $name } (бот)
bot-account-name = Имя бота
bot-add = Завести бота
bot-token = Токен бота { $name }. Сохраните его: больше он показан не будет.
bot-renew = Новый токен
bot-renew-this = Новый токен: { $name }
bot-end = Удалить
bot-end-this = Удалить бота: { $name }

## О проекте
about-text = Undercroft – открытый стол для настольных игр о подземельях. Все правила проверяет программа: сделать неверный ход нельзя, а подсказка скажет, почему.
about-games = Игры пересказаны своими словами и нарисованы заново; права на сами игры принадлежат их авторам и издателям.
about-fair = Кости честны, и это можно проверить: перед игрой стол публикует отпечаток секрета бросков, после игры – сам секрет.
about-alone = Играть без сети: стол, которому не нужен сервер, хранится в этом браузере
about-credits = Благодарности
about-icons = Значки: Lorc, Delapouite и другие авторы
about-fonts = Шрифты: Alegreya и Alegreya Sans Хуана Пабло дель Пераля (Huerta Tipográfica), лицензия OFL.

## Стол в этом браузере
here-loading = Загрузка: { $percent } %
here-starting = Накрываем стол…
here-failed = Стол не удалось поставить в этом браузере.
here-again = Ещё раз
here-taken = Вы продолжили игру в другой вкладке или в другом окне. Всё сохранено.
here-take-back = Играть здесь
here-update = Есть новая версия.
here-update-now = Перейти на неё
here-save = Сохранить партию в файл, чтобы доиграть в другом месте
here-saved = Партии хранятся только в этом браузере. Чтобы продолжить в другом месте, скачайте запись партии.

## Карты
cards = Галерея
cards-help = Буква у карты говорит, насколько надёжны её числа:
grade = { $grade ->
    [A] точно
    [B] один хороший источник
    [C] сомнительно
   *[R] наше
}
almanac-only = Только встреченные
almanac-help = Альманах этого браузера отмечает каждую карту, которую вы встретили за столом, и в уроках тоже.
almanac-met = встречено { $count } из { $all }
almanac-mark = встречалось
workshop = Мастерская
no-cards = Карт нет

## Отказы
no-page = Такой страницы нет
no-page-help = Возможно, в адресе опечатка или он устарел.
no-table = Этого стола нет
no-replay = Повтор недоступен
closed-table = Игра не состоялась
closed-table-help = Хозяин стола отменил её до начала.
refusal-bad_message = Сервер не понял запрос. Обновите страницу.
refusal-too_big = Слишком длинно. Сократите, пожалуйста.
refusal-too_long = Серверу это слишком долго считать.
refusal-muted = Хозяин стола запретил вам писать.
refusal-removed = Хозяин больше не пускает вас за этот стол.
refusal-too_fast = Слишком часто. Подождите немного.
refusal-too_many_tables = У вас слишком много незаконченных игр, или в вашей сети слишком много столов ждут игроков. Доиграйте одну из игр, отмените её или передайте боту в настройках стола.
refusal-unknown_table = Проверьте ссылку: возможно, она скопирована не целиком.
refusal-unknown_game = Такой игры на этом сервере нет.
refusal-unknown_person = Такого игрока здесь нет.
refusal-unknown_puzzle = Такой задачи нет.
refusal-bad_option = Эти настройки не подходят друг к другу. Измените одну из них.
refusal-not_here = К новой игре подошли ещё не все. Дождитесь их или освободите места.
refusal-wrong_phase = Сейчас это невозможно: игра уже началась или закончилась.
refusal-seat_taken = Место уже занято. Выберите другое.
refusal-not_your_seat = Это не ваше место.
refusal-not_host = Это может сделать только хозяин стола.
refusal-not_invited = За этот стол зрителей не пускают.
refusal-stale = Положение изменилось, посмотрите ещё раз.
refusal-not_your_turn = Сейчас не ваш ход.
refusal-illegal_move = Правила этого не позволяют.
refusal-no_undo = Этот ход не вернуть: он открыл бросок или карту либо повлиял на других.
refusal-no_ask = Возвращать ход уже никто не просит.
refusal-no_next = Боты уже никого не ждут.
refusal-no_plans = Доски для планов есть только в дружеских играх без часов на партию.
refusal-no_hints = За этим столом советов нет: игра идёт в зачёт.
refusal-no_time = Ваше время вышло: бот играет, пока время не появится снова.
refusal-not_away = Игрок на месте или отошёл недавно: бот сможет сыграть за него позже.
refusal-chat_off = Сейчас писать за этим столом нельзя.
refusal-bad_name = Имя – от 1 до 24 видимых знаков.
refusal-login_taken = Такой логин уже занят. Выберите другой.
refusal-common_password = Такой пароль слишком легко угадать. Придумайте другой.
refusal-bad_login = Неверный логин или пароль.
refusal-no_bots = Боты играют с людьми только за дружескими столами, а в подземелье дня не играют.
refusal-bad_record = Запись игры не читается.
refusal-needs_outcome = Назовите, что выпало.
refusal-other_rules = Эта партия сыграна по другим правилам или с другими картами. Откройте её той версией Undercroft, в которой она сыграна.
refusal-not_over = Откроется, когда игра закончится.
refusal-foreign_host = Сервер не знает себя под этим именем. Откройте его по тому адресу, который он показывает.
refusal-forbidden_origin = Запрос пришёл с чужой страницы.
refusal-busy = Слишком много сразу. Попробуйте ещё раз чуть позже.
refusal-unavailable = Сервер не отвечает или не может сохранить ход. Ничего не потеряно, попробуйте чуть позже.
refusal-bad_address = На этот адрес отправить нельзя. Проверьте его.
refusal-bad_link = Эта ссылка больше не действует.
next-game = { $count ->
    [one] Следующая партия: { $title }
    [few] Следующая из { $count } партий: { $title }
   *[many] Следующая из { $count } партий: { $title }
}
line-deadline = время истекает { $when }
away-until = нет до { $day }
refusal-blocked = Кто-то за этим столом не хочет с вами играть.
sign-up = Регистрация
home-friends = Друзья
home-weekly = Недельный дубль
today-daily = { $count ->
    [0] { $days ->
        [0] На сегодня всё
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
   *[other] { $days ->
        [0] Сегодня ждут: { $count }
        [one] { $days } день подряд, ждут: { $count }
        [few] { $days } дня подряд, ждут: { $count }
       *[many] { $days } дней подряд, ждут: { $count }
    }
}
today-weekly = Три расклада, одни на всех
today-puzzle = Найдите лучший ход
privacy = Личные данные
today-new = Каждый день новый расклад
