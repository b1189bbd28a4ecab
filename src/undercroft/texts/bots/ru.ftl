# Как зовут ботов и что они советуют, когда у игры нет на то своих слов. Общее для всех клиентов.

## Уровни
bots-level = { $level ->
    [random] Простак
    [greedy] Здравый смысл
    [novice] Новичок
    [squire] Оруженосец
    [adventurer] Следопыт
    [veteran] Ветеран
    [master] Хозяин подземелья
   *[other] { $level }
}
bots-about = { $level ->
    [random] Ходит как придётся.
    [greedy] Играет по здравому смыслу, вперёд не заглядывает.
    [novice] Знает правила, но часто ошибается: в самый раз для первой партии.
    [squire] Повидал пару подземелий. Ещё оступается.
    [adventurer] Играет крепко и помнит, что ждёт впереди.
    [veteran] Взвешивает каждый выбор и редко ошибается.
    [master] Думает столько, сколько нужно. Не показывайте слабости.
   *[other] Бот из другого пакета.
}
bots-strength = { $rivals ->
    [1] Один на один выигрывает у { $below ->
        [novice] Новичка
        [squire] Оруженосца
        [adventurer] Следопыта
       *[veteran] Ветерана
    } { $wins ->
        [one] { $wins } партию
        [few] { $wins } партии
       *[many] { $wins } партий
    } из 100.
   *[other] Против { $rivals ->
        [2] двух
       *[other] { $rivals }
    } { $below ->
        [novice] Новичков
        [squire] Оруженосцев
        [adventurer] Следопытов
       *[veteran] Ветеранов
    } выигрывает { $wins ->
        [one] { $wins } партию
        [few] { $wins } партии
       *[many] { $wins } партий
    } из 100; поровну было бы { $even }.
}
bots-strength-first = Самый слабый из пяти уровней.
bots-temperament = { $temperament ->
    [cautious] Осторожный
    [grasping] Жадный
    [spiteful] Вредный
   *[even] Ровный
}
bots-temperament-about = { $temperament ->
    [cautious] Из равных ходов выбирает самый безопасный.
    [grasping] Из равных ходов выбирает самый прибыльный.
    [spiteful] Из равных ходов выбирает тот, что больнее вам.
   *[even] Делает лучший ход, каким бы он ни был.
}

## Советы
bots-advice-only = Ход очевиден: другие не рассматривались.
bots-advice-chance-alone = Шанс на победу { $best } %.
bots-advice-chance-clear = Шанс на победу { $best } %, у второго по силе хода – { $next } %.
bots-advice-chance-close = Два лучших хода почти равны: шанс на победу { $best } % и { $next } %.
bots-advice-chance-open = Пока не ясно, какой из двух ходов лучше: шанс на победу { $best } % и { $next } %.
bots-advice-points-alone = Ожидается { $best ->
    [one] { $best } очко
    [few] { $best } очка
    [many] { $best } очков
   *[other] { $best } очка
}.
bots-advice-points-clear = Ожидается { $best ->
    [one] { $best } очко
    [few] { $best } очка
    [many] { $best } очков
   *[other] { $best } очка
}, со вторым по силе ходом – { $next }.
bots-advice-points-close = Два лучших хода почти равны: ожидается { $best } и { $next ->
    [one] { $next } очко
    [few] { $next } очка
    [many] { $next } очков
   *[other] { $next } очка
}.
bots-advice-points-open = Пока не ясно, какой из двух ходов лучше: ожидается { $best } и { $next ->
    [one] { $next } очко
    [few] { $next } очка
    [many] { $next } очков
   *[other] { $next } очка
}.
