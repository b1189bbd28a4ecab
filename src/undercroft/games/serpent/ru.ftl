# Подземелье: Ярость богини змей

serpent-title = Подземелье: Ярость богини змей
serpent-about = Ведите героя по храму богини змей, а в свой ход играйте и за сам храм: насылайте на соперников монстров, ловушки и проклятия. Три выполненных задания – победа.
serpent-rules =
    Каждый ведёт героя через храм богини змей и в свой ход играет за само подземелье против остальных.

    Три выполненных задания – победа; победить можно и одолев Накари, и оставшись последним героем.

    Ход: ярость богини может вырасти; в восстановлении герой получает действия по скорости; в фазе злодеяний вы тратите риск соперников на проклятия, ловушки и монстров; выкладывается новая локация; затем герой ходит, исследует, играет карты славы и пробует выполнить задания; в конце сбросьте карту, сохраните одно действие и доберите до пяти.

    Новая локация приносит славу и риск. Слава оплачивает ваши преимущества и сокровища, риск тратят против вас соперники. Выходы бывают открытыми, глухими, блокированными (проверка или потеря действия) и с ловушкой (проверка или рана).

    Битва: атакующий выбирает форму, оба бросают кубик и прибавляют характеристику; больший итог наносит рану. Атакованный может ответить картами, а потом за действие бросить вызов одному из нападавших. Раны монстров приносят славу, раны героев – риск.


## Что спрашивают
serpent-prompt-wait = Выбирает { $who }.
serpent-prompt-over = Игра окончена.
serpent-prompt-upkeep = Славы на всё не хватает: какую карту сохраняете?
serpent-prompt-villainy = Злодеяния: тратьте риск соперников на монстров, ловушки и проклятия. План, к которому нечего добавить, объявляется сразу.
serpent-prompt-lay = Куда положить локацию «{ serpent-place }»?
serpent-prompt-heroic = Фаза подвигов: что делает ваш герой?
serpent-prompt-discard = Конец хода: сбросьте карту.
serpent-prompt-split = Вы берёте карт: { $count }. Сколько из колоды славы?
serpent-prompt-enter = До эффекта локации можно сыграть карту.
serpent-prompt-dodge = Шипы! Уклониться за действие или пройти проверку?
serpent-prompt-duel = Атакуете героя в своей локации за сохранённое действие?
serpent-prompt-reroll = На кубике { $die }. Перебросить?
serpent-prompt-stat = Какую характеристику проверяете?
serpent-prompt-slick = Сейчас бросает { $whom }. Вмешаться?
serpent-prompt-hand = Сбросьте карту с руки (осталось: { $count }).
serpent-prompt-return = Какую карту взять из сброса?
serpent-prompt-warp = Куда переносится { $whom }?
serpent-prompt-swap = Какую локацию сдвигаете?
serpent-prompt-turn-round = Какую локацию поворачиваете?
serpent-prompt-rescue = Ран: { $count } – герой будет повержен. Лечитесь?
serpent-prompt-response = Вашего героя атакуют. Чем ответите?
serpent-prompt-stand-in = Кто контратакует?
serpent-prompt-hit = Удар! Заплатить за ещё одну рану?
serpent-prompt-spoils = Удар! Рана или подопечный?
serpent-prompt-tame = Приручить монстра «{ serpent-card }»?
serpent-prompt-challenge = Вызов: кого атакуете в ответ?
serpent-prompt-settle = Куда отправляется «{ serpent-card }»? Из логова его можно выпустить снова.
serpent-prompt-crowd = В логове тесно: какой монстр уходит?
serpent-prompt-peril = Кому достаётся риск (осталось раздать: { $count })?
serpent-prompt-form = В какой форме атакует «{ serpent-monster }»? Цель: { $whom }.
serpent-prompt-offer = Пожертвуйте карты ценой ещё на { $count }.
serpent-prompt-limit = В инвентаре слишком много карт: какую сбросить?
serpent-prompt-choose-hero = Выберите героя.
serpent-prompt-entrance = У какого входа появляется { $whom }?
serpent-prompt-tile = Какую локацию выкладываете?
serpent-prompt-away = Ускользнёте?
serpent-prompt-victim = У кого крадёте?
serpent-prompt-treasure = После битвы можно сыграть сокровища.

## Ходы
serpent-move-pass = Пропустить
serpent-move-done = Закончить
serpent-move-go = Идти в локацию «{ serpent-place }»
serpent-move-explore = Исследовать (1 действие): новая локация
serpent-move-try = Попытаться выполнить «{ serpent-quest }»
serpent-move-try-with = Попытаться выполнить «{ serpent-quest }»: { serpent-stat }
serpent-move-search = Искать цель задания «{ serpent-quest }»
serpent-move-take = Взять под опеку «{ serpent-quest }»
serpent-move-take-with = Взять под опеку «{ serpent-quest }»: { serpent-stat }
serpent-move-deliver = Доставить «{ serpent-quest }»
serpent-move-drop = Оставить здесь «{ serpent-quest }»
serpent-move-attack = Атаковать: { $whom } ({ serpent-form })
serpent-move-stand = Подняться
serpent-move-lie = Лечь ради действия
serpent-move-play = Сыграть «{ serpent-card }»
serpent-move-play-for = Сыграть «{ serpent-card }» за { $count }
serpent-move-play-at = Сыграть «{ serpent-card }»: в локацию «{ serpent-place }»
serpent-move-play-against = Сыграть «{ serpent-card }» против: { serpent-target }
serpent-move-play-on = Сыграть «{ serpent-card }» на карту { serpent-target }
serpent-move-vow = Принести «{ serpent-card }» на задание «{ serpent-quest }»
serpent-move-stow = Приберечь «{ serpent-card }»
serpent-move-drink = Применить «{ serpent-card }»
serpent-move-use = Применить «{ serpent-ability }»
serpent-move-use-on = Применить «{ serpent-ability }», цель: { $whom }
serpent-move-use-at = Применить «{ serpent-ability }» к выходу { serpent-side }
serpent-move-use-against = Применить «{ serpent-ability }» против: { serpent-target }
serpent-move-curse = Наложить проклятие «{ serpent-card }», цель – { $whom }
serpent-move-curse-for = Наложить проклятие «{ serpent-card }» за { $count }, цель – { $whom }
serpent-move-rust = Положить «{ serpent-card }» на карту { serpent-target }
serpent-move-bless = Положить «{ serpent-card }» на карту { serpent-target }, платит { $whom }
serpent-move-send = Отправить монстра «{ serpent-card }», цель – { $whom } ({ serpent-form })
serpent-move-loose = Выпустить из логова монстра «{ serpent-card }», цель – { $whom } ({ serpent-form })
serpent-move-set = Поставить ловушку «{ serpent-card }» в локации «{ serpent-place }», платит { $whom }
serpent-move-boost = Доплатить за столкновение № { $count }
serpent-move-unleash = Начать столкновения
serpent-move-rouse = Натравить Накари, цель – { $whom } ({ serpent-form })
serpent-move-lay = Положить в клетку { $x }, { $y }
serpent-move-lay-turned = Положить в клетку { $x }, { $y }, развернув
serpent-move-dodge = Уклониться за действие
serpent-move-risk = Пройти проверку
serpent-move-reroll = Перебросить: { serpent-source }
serpent-move-keep = Оставить как есть
serpent-move-test = Проверить: { serpent-stat }
serpent-move-discard = Сбросить «{ serpent-card }»
serpent-move-scrap = Сбросить сокровище «{ serpent-card }»
serpent-move-banish = Сбросить монстра «{ serpent-card }»
serpent-move-recover = Взять из сброса «{ serpent-card }»
serpent-move-warp = В локацию «{ serpent-place }»
serpent-move-swap = Сдвинуть «{ serpent-place }»
serpent-move-turn = Повернуть «{ serpent-place }»
serpent-move-stand-in = Контратакует «{ serpent-card }»
serpent-move-counter = Контратакует герой
serpent-move-pay = Заплатить: «{ serpent-ability }»
serpent-move-decline = Нет
serpent-move-wound = Нанести рану
serpent-move-steal = Отобрать подопечного: «{ serpent-quest }»
serpent-move-tame = Приручить: «{ serpent-card }»
serpent-move-challenge = Вызов: { serpent-target } ({ serpent-form })
serpent-move-duel = Вызов: { $whom } ({ serpent-form })
serpent-move-order = Послать «{ serpent-card }», цель: { serpent-target } ({ serpent-form })
serpent-move-to-hand = «{ serpent-card }»: на руку
serpent-move-to-lair = «{ serpent-card }»: в логово
serpent-move-all-to-lair = Все – в логово
serpent-move-peril = Риск получает { $whom }: { $count }
serpent-move-form = { serpent-form }
serpent-move-offer = Пожертвовать «{ serpent-card }»
serpent-move-hero = { serpent-hero }
serpent-move-appear = «{ serpent-place }»
serpent-move-tile = Выложить «{ serpent-place }»
serpent-move-split = Из колоды славы: { $count }
serpent-move-rob = Обокрасть: { $whom }
serpent-move-shed = Сбросить «{ serpent-card }»
serpent-move-retain = Сохранить «{ serpent-card }»
serpent-move-recall = Отказаться от плана

## Что происходит
serpent-event-turn = Раунд { $round }, ходит { $who }.
serpent-event-tokens = Ярость богини: жетонов теперь { $tokens }.
serpent-event-glory =
    { $count ->
        [one] { $who } получает { $count } очко славы.
        [few] { $who } получает { $count } очка славы.
       *[many] { $who } получает { $count } очков славы.
    }
serpent-event-glory-lost = { $who }: очков славы на { $count } меньше.
serpent-event-peril =
    { $count ->
        [one] { $who } получает { $count } очко риска.
        [few] { $who } получает { $count } очка риска.
       *[many] { $who } получает { $count } очков риска.
    }
serpent-event-peril-lost =
    { $count ->
        [one] { $who } избавляется от { $count } очка риска.
       *[other] { $who } избавляется от { $count } очков риска.
    }
serpent-event-healed =
    { $who } исцеляет { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }.
serpent-event-wounded =
    { $who } получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }.
serpent-event-felled = Герой повержен: { $who }!
serpent-event-hero = { $who } играет за героя: { serpent-hero }.
serpent-event-appeared = Новый герой – его ведёт { $who } – появляется в локации «{ serpent-place }».
serpent-event-shuffled = Сброс перетасован в новую колоду.
serpent-event-drew =
    { $who } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
serpent-event-drew-card = { $who } берёт карту «{ serpent-card }».
serpent-event-shared-quest = Новое общее задание: «{ serpent-quest }».
serpent-event-personal-quest = { $who } получает задание «{ serpent-quest }».
serpent-event-over = Игра окончена.
serpent-event-played = { $who } играет карту «{ serpent-card }».
serpent-event-drank = { $who } применяет «{ serpent-card }».
serpent-event-used = { $who } применяет «{ serpent-ability }».
serpent-event-cursed = { $who } играет «{ serpent-card }», риском платит { $whom }.
serpent-event-passed = { $who } проходит проверку ({ serpent-stat }): на кубике { $die }, всего { $total } при нужных { $number }.
serpent-event-freed = { $who } выбрасывает 6 и освобождается: проверка ({ serpent-stat }) пройдена, хотя всего { $total } при нужных { $number }.
serpent-event-failed = { $who } проваливает проверку ({ serpent-stat }): на кубике { $die }, всего { $total } при нужных { $number }.
serpent-event-rerolled = { $who } перебрасывает { $die }.
serpent-event-prevented = «{ serpent-card }» принимает рану на себя; защищён { $who }.
serpent-event-went = { $who } входит в локацию «{ serpent-place }».
serpent-event-waits = { $who } открывает выход, но сил идти дальше не осталось.
serpent-event-robbed = { $who } крадёт славу, жертва – { $whom }.
serpent-event-sprung = Срабатывает ловушка «{ serpent-card }»! В неё попадает { $who }.
serpent-event-lay-down = { $who } ложится.
serpent-event-fell = { $who } падает.
serpent-event-rose = { $who } поднимается.
serpent-event-level = { $who } теперь на уровне { $level }.
serpent-event-discarded = { $who } сбрасывает «{ serpent-card }».
serpent-event-recovered = { $who } берёт из сброса «{ serpent-card }».
serpent-event-swapped = { $who } меняет местами «{ serpent-place }» и «{ serpent-other }».
serpent-event-turned = { $who } поворачивает «{ serpent-place }».
serpent-event-turned-up = Новая локация: «{ serpent-place }».
serpent-event-laid = { $who } выкладывает локацию «{ serpent-place }».
serpent-event-cancelled = { $who } уходит от атаки.
serpent-event-answer = { $who } контратакует в форме: { serpent-form }.
serpent-event-repelled = { $who } прогоняет монстра «{ serpent-card }».
serpent-event-minion = «{ serpent-card }» становится приспешником, хозяин – { $who }.
serpent-event-duel = { $who } нападает ({ serpent-form }), цель – { $whom }.
serpent-event-sent = { $who } насылает монстра «{ serpent-card }» ({ serpent-form }), цель – { $whom }.
serpent-event-trap-laid = { $who } ставит «{ serpent-card }» в локации «{ serpent-place }».
serpent-event-hunted = «{ serpent-monster }» нападает ({ serpent-form }), цель – { $who }.
serpent-event-attack = { serpent-attacker } атакует ({ serpent-form }): на кубике { $die }, всего { $total }. Цель – { serpent-foe }.
serpent-event-counter = { serpent-foe } контратакует ({ serpent-form }): на кубике { $die }, всего { $total }. Противник – { serpent-attacker }.
serpent-event-challenge = Вызов: { serpent-attacker } бьёт в ответ ({ serpent-form }), цель – { serpent-foe }.
serpent-event-tie = Силы равны: ничего не происходит.
serpent-event-monster-hit =
    «{ serpent-monster }» получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }.
serpent-event-beaten = Монстр «{ serpent-card }» повержен.
serpent-event-stole = { $who } отбирает «{ serpent-quest }», прежний спутник – { $whom }.
serpent-event-to-hand = «{ serpent-card }» возвращается на руку ({ $who }).
serpent-event-to-lair = «{ serpent-card }» уходит в логово ({ $who }).
serpent-event-buried = { $who } сбрасывает «{ serpent-card }».
serpent-event-tries = { $who } пытается выполнить «{ serpent-quest }».
serpent-event-dice-passed = { $who } бросает кубики: всего { $total } при нужных { $number } – успех.
serpent-event-dice-failed = { $who } бросает кубики: всего { $total } при нужных { $number } – провал.
serpent-event-step = { $who } на шаг ближе к цели: «{ serpent-quest }».
serpent-event-found = { $who } находит цель задания «{ serpent-quest }»: всего { $total } при нужных { $number }.
serpent-event-not-found = { $who } ищет впустую, задание «{ serpent-quest }»: всего { $total } при нужных { $number }.
serpent-event-offered = { $who } жертвует картой «{ serpent-card }».
serpent-event-took = { $who } берёт под опеку «{ serpent-quest }».
serpent-event-dropped = { $who } оставляет здесь «{ serpent-quest }».
serpent-event-completed = { $who } выполняет задание «{ serpent-quest }»!
serpent-event-shed = { $who } сбрасывает «{ serpent-card }»: нет места.
serpent-event-upkeep =
    { $count ->
        [one] { $who } платит за сохранение карт { $count } очко славы.
        [few] { $who } платит за сохранение карт { $count } очка славы.
       *[many] { $who } платит за сохранение карт { $count } очков славы.
    }
serpent-event-unpaid = Сохранение не оплачено: «{ serpent-card }» возвращается на руку ({ $who }).
serpent-event-peril-dice = { $who } бросает кубики риска ({ $dice }), карт риска: { $count }.
serpent-event-peril-card = Карта риска: «{ serpent-card }». Отвечает { $who }.
serpent-event-appears = «{ serpent-card }» атакует, цель – { $who }.
serpent-event-stage = Начинается легендарная часть игры!

## Почему нельзя
serpent-why-fallen = Упавший герой может потратить действие только на подъём.
serpent-why-no-action = На это не осталось действий.
serpent-why-no-way = Отсюда в локацию «{ serpent-place }» за оставшиеся действия не дойти ни через открытые выходы, ни через один выход с проверкой.
serpent-why-fought = Герой начинает только одну битву за ход.
serpent-why-not-here = Этого героя нет в вашей локации.
serpent-why-map-full = Больше ни одна локация не подходит к карте.
serpent-why-not-yours = Это чужое личное задание.
serpent-why-wrong-place = Это задание выполняют в другой локации.
serpent-why-glory = Нужно славы: { $count }, столько у вас нет.
serpent-why-not-in-hand = Этой карты нет у вас на руке.
serpent-why-peril-card = Карты риска играют в фазе злодеяний.
serpent-why-legendary = Легендарные карты – с 7-го уровня.
serpent-why-no-room = В инвентаре нет места или уже есть сокровище этого типа.
serpent-why-not-now = Сейчас эту карту сыграть нельзя.
serpent-reason-try = Проверка для задания «{ serpent-quest }» удаётся с вероятностью { $chance } %, если ничто не изменит бросок.
serpent-reason-last-try = Эта проверка завершает задание «{ serpent-quest }»; она удаётся с вероятностью { $chance } %, если ничто не изменит бросок.
serpent-reason-winning-try = Эта проверка завершает последнее задание «{ serpent-quest }» и приносит победу; она удаётся с вероятностью { $chance } %, если ничто не изменит бросок.
serpent-reason-gift =
    { $wounds ->
        [0] Задание «{ serpent-quest }» выполняется сразу, без броска; славы это стоит { $glory }.
       *[other] Задание «{ serpent-quest }» выполняется сразу, без броска; здоровья это стоит { $wounds }.
    }
serpent-reason-last-gift =
    { $wounds ->
        [0] Последнее задание «{ serpent-quest }» выполняется сразу, без броска, и приносит победу; славы это стоит { $glory }.
       *[other] Последнее задание «{ serpent-quest }» выполняется сразу, без броска, и приносит победу; здоровья это стоит { $wounds }.
    }
serpent-reason-hunt = «{ serpent-quest }»: здоровья у цели осталось { $count }; её самая опасная атака попадает с вероятностью { $hit } %, ваша контратака – { $chance } %.
serpent-reason-search = Поиск для задания «{ serpent-quest }» удаётся с вероятностью { $chance } %, если ничто не изменит бросок.
serpent-reason-take = «{ serpent-quest }» можно взять с собой сразу, без проверки.
serpent-reason-delivery = Доставка сразу завершает задание «{ serpent-quest }».
serpent-reason-last-delivery = Доставка завершает последнее задание «{ serpent-quest }» и приносит победу.
serpent-reason-arrival = Там цель задания «{ serpent-quest }».
serpent-reason-way =
    { $count ->
        [one] Оттуда до цели задания «{ serpent-quest }» остаётся { $count } шаг.
        [few] Оттуда до цели задания «{ serpent-quest }» остаётся { $count } шага.
       *[other] Оттуда до цели задания «{ serpent-quest }» остаётся { $count } шагов.
    }
serpent-reason-home =
    { $count ->
        [0] Задания выполнены, а там вход: это победа.
        [one] Задания выполнены; оттуда до входа остаётся { $count } шаг.
        [few] Задания выполнены; оттуда до входа остаётся { $count } шага.
       *[other] Задания выполнены; оттуда до входа остаётся { $count } шагов.
    }
serpent-reason-nakari = Победа над Накари сразу выигрывает игру; здоровья у неё осталось { $count }.
serpent-reason-gain =
    { $count ->
        [one] Эта локация принесёт: слава +{ $glory }, риск +{ $peril }.
       *[other] Новые локации на пути принесут: слава +{ $glory }, риск +{ $peril }.
    }
serpent-reason-gain-for =
    { $count ->
        [one] Эта локация принесёт: слава +{ $glory }, риск +{ $peril }. Для задания «{ serpent-quest }» славы нужно { $need }, есть { $have }.
       *[other] Новые локации на пути принесут: слава +{ $glory }, риск +{ $peril }. Для задания «{ serpent-quest }» славы нужно { $need }, есть { $have }.
    }
serpent-reason-gain-alone =
    { $count ->
        [one] Эта локация принесёт: слава +{ $glory }, кубиков риска – { $peril }.
       *[other] Новые локации на пути принесут: слава +{ $glory }, кубиков риска – { $peril }.
    }
serpent-reason-gain-alone-for =
    { $count ->
        [one] Эта локация принесёт: слава +{ $glory }, кубиков риска – { $peril }. Для задания «{ serpent-quest }» славы нужно { $need }, есть { $have }.
       *[other] Новые локации на пути принесут: слава +{ $glory }, кубиков риска – { $peril }. Для задания «{ serpent-quest }» славы нужно { $need }, есть { $have }.
    }
serpent-reason-safer = Слава +{ $glory }, а риск только +{ $peril }: следующий по силе путь принёс бы риск +{ $other }.
serpent-reason-spring =
    Там лечат { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    } за { serpent-glory-points }; здоровья сейчас { $health } из { $full }.
serpent-reason-obstacle = В локации «{ serpent-place }», следующей по силе, проверка провалилась бы с вероятностью { $chance } %; здесь такой нет.
serpent-reason-onward = Оттуда открыт путь в новые для этого хода локации: { $count }.
serpent-reason-missing = Места для задания «{ serpent-quest }» на карте ещё нет; невыложенных локаций – { $count }.
serpent-reason-explore = Новую локацию вы положите сами, и вход в неё приносит славу; невыложенных – { $count }.
serpent-reason-lay-goal =
    Это место задания «{ serpent-quest }»: так до него { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }.
serpent-reason-lay-far =
    Сюда ведёт личное задание, его выполняет { $whom }: так идти { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }.
serpent-reason-lay-glory =
    Так до неё { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }, и вход принесёт: слава +{ $glory }.
serpent-reason-stand-up = Упавший герой может потратить действие только на подъём.
serpent-reason-keep-potion = «{ serpent-card }» лечит до { $count } ран, а потеряно здоровья только { $lost }: лучше приберечь.
serpent-reason-save = Славу стоит копить: для задания «{ serpent-quest }» нужно { $need }, есть { $have }, а следующий по силе ход стоит { $price }.
serpent-reason-avoid = Здоровья осталось { $health }, риска – { $peril }; следующий по силе путь добавил бы риска ещё { $more }.
serpent-reason-wait = Здесь выполняют задание «{ serpent-quest }»: славы нужно { $need }, пока есть { $have }.
serpent-reason-still = Кто весь ход стоит на месте, тоже получает очки локации: слава +{ $glory }, риск +{ $peril }.
serpent-reason-saved-action = Одно оставшееся действие сохраняется: в чужой ход им можно бросить вызов или напасть.
serpent-reason-price = Следующий по силе ход, «{ serpent-card }», стоит { serpent-glory-points } из { $have }.
serpent-reason-price-ability = Следующий по силе ход, «{ serpent-ability }», стоит { serpent-glory-points } из { $have }.
serpent-reason-heal =
    { $price ->
        [0] Здоровье вырастет с { $health } до { $after } из { $full }, и это ничего не стоит.
       *[other] Здоровье вырастет с { $health } до { $after } из { $full } за { serpent-glory-points }.
    }
serpent-reason-heal-peril = Здоровье вырастет с { $health } до { $after } из { $full }; на атаки соперники могут потратить ваш риск: { $peril }.
serpent-reason-stow = «{ serpent-card }» потом можно применить бесплатно, даже в последний миг; лечит до { $count } ран.
serpent-reason-actions =
    { $count ->
        [one] За { serpent-glory-points } – ещё { $count } действие.
        [few] За { serpent-glory-points } – ещё { $count } действия.
       *[many] За { serpent-glory-points } – ещё { $count } действий.
    }
serpent-reason-actions-to =
    { $count ->
        [one] За { serpent-glory-points } – ещё { $count } действие: так хватит на путь к цели задания «{ serpent-quest }».
        [few] За { serpent-glory-points } – ещё { $count } действия: так хватит на путь к цели задания «{ serpent-quest }».
       *[many] За { serpent-glory-points } – ещё { $count } действий: так хватит на путь к цели задания «{ serpent-quest }».
    }
serpent-reason-venom =
    Удары этим оружием будут наносить на { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    } больше, пока яд не кончится.
serpent-reason-likelier = С картой «{ serpent-card }» шанс проверки для задания «{ serpent-quest }» растёт с { $before } до { $after } %.
serpent-reason-second-throw = «{ serpent-card }» даёт второй бросок: шанс проверки для задания «{ serpent-quest }» растёт с { $before } до { $after } %.
serpent-reason-shield = «{ serpent-monster }» из логова (хозяин – { $whom }) попадал бы с вероятностью { $after } % вместо { $before } %.
serpent-reason-armour =
    «{ serpent-card }» раз в ход принимает на себя { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }; здоровья сейчас { $health }.
serpent-reason-room =
    { $sort ->
        [boons] Мест для преимуществ станет { $now } вместо { $had }.
       *[treasures] Мест для сокровищ станет { $now } вместо { $had }.
    }
serpent-reason-affordable = После этой покупки славы остаётся { $have }: на попытку «{ serpent-quest }» хватит, нужно { $need }.
serpent-reason-hand = Риска у вас { $peril }: одно очко получит { $whom }.
serpent-reason-hand-leader = Риска у вас { $peril }: одно очко получит { $whom }, кто впереди всех; заданий – { $quests }.
serpent-reason-blood = Слава +{ $glory } за рану; здоровья останется { $health }.
serpent-reason-blood-for = Слава +{ $glory } за рану: для задания «{ serpent-quest }» нужно { $need }, есть { $have }. Здоровья останется { $health }.
serpent-reason-token = Жетонов ярости станет на один меньше (сейчас { $tokens }): исчадия подорожают, а жрицы ослабеют. Цена – { serpent-glory-points }.
serpent-reason-exchange = За { serpent-glory-points } вы возьмёте карту и сбросите самую ненужную.
serpent-reason-exchange-affordable = За { serpent-glory-points } вы возьмёте карту и сбросите самую ненужную; славы останется { $have }, и на «{ serpent-quest }» хватит: нужно { $need }.
serpent-reason-recover = За { serpent-glory-points } из сброса вернётся карта славы ценой до { $most }.
serpent-reason-open = Проверка у этого выхода провалилась бы с вероятностью { $chance } %; за { serpent-glory-points } она не нужна.
# Так говорили прежние выпуски: сохранённые разборы и задачи
serpent-reason-attack = Атака монстра «{ serpent-card }», цель – { $whom }, попадает с вероятностью { $chance } %, если ничто не изменит бросок.
serpent-reason-attack-on = Атака монстра «{ serpent-card }», цель – { $whom }, попадает с вероятностью { $chance } %, если ничто не изменит бросок; здоровья у цели { $health }.
serpent-reason-attack-leader = Впереди всех { $whom }, заданий – { $quests }: атака монстра «{ serpent-card }» попадает с вероятностью { $chance } %, если ничто не изменит бросок.
serpent-reason-unleash =
    { $count ->
        [one] Цель – { $whom }: атака попадает с вероятностью { $chance } %, если ничто не изменит бросок.
       *[other] Цель – { $whom }, атак – { $count }: хотя бы одна попадает с вероятностью { $chance } %, если ничто не изменит броски.
    }
serpent-reason-boost = За { serpent-peril-points } («{ serpent-card }») шанс, что попадёт хотя бы одна атака, растёт с { $before } до { $after } %; цель – { $whom }.
serpent-reason-boost-again = За { serpent-peril-points } «{ serpent-card }» нападёт дважды: шанс попасть хотя бы раз растёт с { $before } до { $after } %; цель – { $whom }.
serpent-reason-boost-wound =
    За { serpent-peril-points } удар «{ serpent-card }» нанесёт на { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    } больше; цель – { $whom }.
serpent-reason-boost-mute = За { serpent-peril-points } («{ serpent-card }») цель с вероятностью { $chance } % не сможет ответить картами; это { $whom }.
serpent-reason-hold = Атака монстра «{ serpent-card }», цель – { $whom }, попала бы с вероятностью { $chance } %, а контратака – { $countered } %; раны монстров приносят цели славу.
serpent-reason-hold-tribute = «{ serpent-card }» отнимет славы только { $count }; цель – { $whom }.
serpent-reason-hold-trap = Проверка ловушки «{ serpent-card }» удалась бы с вероятностью { $chance } %; рядом с ней { $whom }.
serpent-reason-trap = Рядом с ловушкой { $whom }: проверка «{ serpent-card }» там провалится с вероятностью { $chance } %.
serpent-reason-tribute = «{ serpent-card }» отнимает славы { $count } из { $glory }; цель – { $whom }.
serpent-reason-tribute-stop = Славы у цели останется { $left }, а для задания «{ serpent-quest }» нужно { $need }: «{ serpent-card }» не даст его попробовать. Цель – { $whom }.
serpent-reason-storm = Проверку «{ serpent-card }» проходят все соперники; вероятнее всех провалит её { $whom } – { $chance } %.
serpent-reason-oblivion = «{ serpent-card }» отнимает уровень: { $whom }, { $level } → { $after }.
serpent-reason-frailty = «{ serpent-card }» снижает шанс проверки для задания «{ serpent-quest }» с { $before } до { $after } %; цель – { $whom }.
serpent-reason-rust = Сохранение карты «{ serpent-card }» будет стоить славы: { $count } за ход из { $glory }; цель – { $whom }.
serpent-reason-bless = «{ serpent-card }» из логова будет попадать с вероятностью { $after } % вместо { $before } %, если цель – { $whom }.
serpent-reason-duel = Удар, цель – { $whom }, попадает с вероятностью { $chance } %, если ничто не изменит бросок; здоровья у цели { $health }.
serpent-reason-duel-spoils = Удар попадает с вероятностью { $chance } %, и добычей может стать «{ serpent-quest }»; цель – { $whom }.
serpent-reason-no-duel = Удар, цель – { $whom }, попал бы с вероятностью { $chance } %, а контратака – { $countered } %.
serpent-reason-endure =
    { $wounds ->
        [one] Удар можно выдержать: попадание – { $chance } %, не больше { $wounds } раны, а здоровья { $health }.
       *[other] Удар можно выдержать: попадание – { $chance } %, не больше { $wounds } ран, а здоровья { $health }.
    }
serpent-reason-endure-for =
    { $wounds ->
        [one] Удар можно выдержать: попадание – { $chance } %, не больше { $wounds } раны, а здоровья { $health }; ответ стоил бы { serpent-glory-points }.
       *[other] Удар можно выдержать: попадание – { $chance } %, не больше { $wounds } ран, а здоровья { $health }; ответ стоил бы { serpent-glory-points }.
    }
serpent-reason-slip-away =
    { $wounds ->
        [one] Здесь атака попала бы с вероятностью { $chance } %: до { $wounds } раны, а здоровья { $health }.
       *[other] Здесь атака попала бы с вероятностью { $chance } %: до { $wounds } ран, а здоровья { $health }.
    }
serpent-reason-ward =
    { $wounds ->
        [one] { serpent-attacker } попадает с вероятностью { $chance } %: до { $wounds } раны, а здоровья { $health }.
       *[other] { serpent-attacker } попадает с вероятностью { $chance } %: до { $wounds } ран, а здоровья { $health }.
    }
serpent-reason-minion = { serpent-attacker } не ударит, а станет вашим приспешником.
serpent-reason-riposte = { serpent-attacker }: контратака удаётся с вероятностью { $after } % вместо { $before } %.
serpent-reason-challenge = Вызов удаётся с вероятностью { $chance } %, проигран – { $lost } %; у противника «{ serpent-monster }» здоровья осталось { $count }.
serpent-reason-challenge-hero = Вызов удаётся с вероятностью { $chance } %, проигран – { $lost } %; цель – { $whom }.
serpent-reason-no-challenge = Вызов удался бы с вероятностью { $chance } %, а был бы проигран – { $lost } %.
serpent-reason-counter = Герой отбивает удар с вероятностью { $chance } %; здоровья у него { $health }.
serpent-reason-stand-in = Рану в худшем случае получит «{ serpent-card }», а не герой; удар отбит с вероятностью { $chance } %.
serpent-reason-form = В этой форме ({ serpent-form }) атака попадает с вероятностью { $chance } %, в следующей по силе – { $other } %; цель – { $whom }.
serpent-reason-form-chance = В этой форме ({ serpent-form }) атака попадает с вероятностью { $chance } %; цель – { $whom }.
serpent-reason-barb =
    За { serpent-glory-points } удар наносит на { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    } больше; здоровья у противника { $left }.
serpent-reason-tame = «{ serpent-card }» станет вашим приспешником, здоровья – { $count }.
serpent-reason-rescue = Ран было бы { $count }, а здоровья { $health }: без лечения герой повержен.
serpent-reason-copy = На руке есть ещё одна карта «{ serpent-card }».
serpent-reason-no-host = Карту «{ serpent-card }» сейчас не на что положить.
serpent-reason-worn = Сокровище этого типа уже есть: «{ serpent-card }», а второе нельзя.
serpent-reason-no-room = Для карты «{ serpent-card }» нет места: занято { $count } из { $count }.
serpent-reason-too-dear = «{ serpent-card }» стоит { serpent-glory-points }, а есть только { $have }.
serpent-reason-has-upkeep = «{ serpent-card }» каждый ход требует славы: сохранение { $count }.
serpent-reason-unpaid = «{ serpent-card }» стоит { serpent-peril-points }, а больше { $have } нет ни у кого из соперников.
serpent-reason-harmless = «{ serpent-card }» в одиночку попадёт с вероятностью не больше { $chance } %; лучшая цель – { $whom }.
serpent-reason-easy = Ловушку «{ serpent-card }» соперники скорее пройдут: вероятнее всех провалит её { $whom } – { $chance } %.
serpent-reason-makes-way = Так освобождается место для карты «{ serpent-card }» с руки: сокровище этого типа может быть только одно.
serpent-reason-upkeep = «{ serpent-card }» каждый ход требует славы: сохранение { $count }.
serpent-reason-hurt = «{ serpent-card }»: здоровья осталось { $count } из { $full }.
serpent-reason-full-lair = Логово полно, монстров – { $count }: так в нём освободится место.
serpent-reason-to-hand = Логово полно: монстров в нём уже { $count }.
serpent-reason-to-lair = Из логова монстр нападёт снова; мест там занято { $count } из { $most }.
serpent-reason-lair-draws = В логове монстр не занимает места на руке: в конце хода вы доберёте больше карт. Мест там занято { $count } из { $most }.
serpent-reason-peril = Риска у цели станет { $peril }; его получает { $whom }.
serpent-reason-peril-pays = Риска у цели станет { $peril }: хватит на «{ serpent-card }» с вашей руки, цена { $price }. Его получает { $whom }.
serpent-reason-peril-leader = Впереди всех { $whom }, заданий – { $quests }; риска станет { $peril }.
serpent-reason-peril-weak = Меньше всех здоровья у цели ({ $health }), а риска станет { $peril }; его получает { $whom }.
serpent-reason-reroll = С { $die } проверка не пройдена; новый бросок пройдёт её с вероятностью { $chance } %.
serpent-reason-keep = Новый бросок прошёл бы проверку только с вероятностью { $chance } %.
serpent-reason-reroll-attack = Новый бросок больше { $die } с вероятностью { $chance } %, меньше – { $worse } %.
serpent-reason-keep-attack = На кубике { $die }: новый бросок больше с вероятностью { $chance } %, меньше – { $worse } %.
serpent-reason-reroll-counter = С { $die } удар пропущен; новый бросок выиграет с вероятностью { $chance } %, а рана будет с вероятностью { $worse } %.
serpent-reason-keep-counter = Новый бросок выиграл бы только с вероятностью { $chance } %, а рана была бы с вероятностью { $worse } %.
serpent-reason-reroll-tie = С { $die } силы равны; новый бросок выиграет с вероятностью { $chance } %, рана – { $worse } %.
serpent-reason-keep-tie = С { $die } силы равны, раны нет; новый бросок принёс бы её с вероятностью { $worse } %, а победу – { $chance } %.
serpent-reason-spoil = «{ serpent-card }» снижает шанс броска с { $before } до { $after } %; бросает { $whom }.
serpent-reason-let-roll = С картой «{ serpent-card }» шанс броска упал бы с { $before } до { $after } %: её лучше приберечь. Бросает { $whom }.
serpent-reason-towards =
    Оттуда до места задания «{ serpent-quest }» – { $count ->
        [0] ни шага
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }; славы нужно { $need }, есть { $have }.
serpent-reason-hunt-challenge = «{ serpent-quest }»: здоровья у цели осталось { $count }; её самая опасная атака попадает с вероятностью { $hit } %, ваш лучший вызов – { $chance } %.
serpent-reason-not-yet = «{ serpent-quest }» подождёт: сейчас бросок удался бы только с вероятностью { $chance } %.
serpent-reason-hold-charge = «{ serpent-quest }» остаётся с вами: брошенное здесь мог бы подобрать и соперник.
serpent-reason-avoid-alone = Здоровья осталось { $health } из { $full }, а следующий по силе путь ведёт туда, где бросают кубики риска: { $count }.
serpent-reason-eased = С картой «{ serpent-card }» проверка в этой локации провалится с вероятностью { $after } % вместо { $before } %.
serpent-reason-hold-storm = Проверку «{ serpent-card }» соперники скорее пройдут: вероятнее всех провалит её { $whom } – { $chance } %.
serpent-reason-keep-action = Вызов удался бы с вероятностью { $chance } %, но стоит действия; их осталось { $count }.
serpent-reason-form-wounds = В этой форме ({ serpent-form }) удар тяжелее: до { $wounds } ран, в следующей по силе – до { $other }; попадание – { $chance } %, цель – { $whom }.
serpent-reason-room-enough = «{ serpent-card }» даёт места, а их и так хватает: занято { $count } из { $room }.
serpent-reason-little-peril = «{ serpent-card }» отвечает на атаки, а риска на них у вас немного: { $peril }.
serpent-reason-throw-price = Новый бросок помог бы с вероятностью { $chance } %, но стоит { serpent-glory-points }.
serpent-reason-better = Шанс победить – около { $chance } %; при следующем по силе ходе – { $other } %.
serpent-label-shared = общие
serpent-label-battle = битва
serpent-label-hand = рука
serpent-label-out = вне игры
serpent-label-hero = уровень { $level }, здоровье { $health }, слава { $glory }, риск { $peril }, действия { $actions } · бой { $melee }, магия { $magic }, скорость { $speed }
serpent-headline = раунд { $round }, { serpent-phase }, ярость { $tokens }/5

## Счёт
serpent-part-quests = Задания
serpent-part-points = Очки
serpent-part-level = Уровень
serpent-part-health = Здоровье
serpent-part-glory = Слава

## Роды карт
serpent-kind-hero = Герои
serpent-kind-location = Локации
serpent-kind-monster = Монстры
serpent-kind-card = Приключения
serpent-kind-quest = Задания
serpent-kind-event = Событие

## Виды карт
serpent-word-spawn = исчадие
serpent-word-snake = змея
serpent-word-serpentfolk = змеелюды
serpent-word-knight = рыцарь
serpent-word-priestess = жрица
serpent-word-undead = нежить
serpent-word-beast = зверь
serpent-word-goddess = богиня
serpent-word-legendary = легендарная
serpent-word-ward = оберег
serpent-word-potion = зелье
serpent-word-spell = заклинание
serpent-word-manoeuvre = манёвр
serpent-word-skill = навык
serpent-word-effort = усилие
serpent-word-vow = клятва
serpent-word-trick = уловка
serpent-word-hex = порча
serpent-word-decay = тлен
serpent-word-blessing = благословение Накари
serpent-word-mischief = козни
serpent-word-storm = буря
serpent-word-warp = перенос
serpent-word-shift = сдвиг
serpent-word-many-heroes = для нескольких героев
serpent-word-weapon = оружие
serpent-word-armour = доспех
serpent-word-helmet = шлем
serpent-word-ring = кольцо
serpent-word-boots = сапоги
serpent-word-belt = пояс

## Настройки
serpent-option-heroes = Герои
serpent-option-heroes-help = Герой каждого места; пусто – раздаются случайно.
serpent-option-no_white_spots = Без белых пятен
serpent-option-no_white_spots-help = Все локации раздают и выкладывают до первого хода.
serpent-option-resurrection = Воскрешение
serpent-option-resurrection-help = Игрок поверженного героя берёт другого и сохраняет задания.
serpent-option-hero_choice = Выбор героев
serpent-option-hero_choice-help = Начиная с первого, каждый выбирает себе героя.
serpent-option-optional_discard = Необязательный сброс
serpent-option-optional_discard-help = В конце хода карту можно не сбрасывать.
serpent-option-impartial_placement = Непредвзятое размещение
serpent-option-impartial_placement-help = Локацию своего задания выкладывает сосед.
serpent-option-nothing_personal = Ничего личного
serpent-option-nothing_personal-help = Все задания общие, открыты два.
serpent-option-limited_movement = Ограничение движения
serpent-option-limited_movement-help = Три действия за ход, сохранять нельзя; лёгший герой получает ещё одно.
serpent-option-dodging_spikes = Уклонение от шипов
serpent-option-dodging_spikes-help = Вместо проверки на шипах можно потратить действие.
serpent-option-separate_decks = Раздельные колоды
serpent-option-separate_decks-help = Колода славы и колода риска отдельно.
serpent-option-solo_lair = Логово в одиночной игре
serpent-option-solo_lair-help = Для игры в одиночку, труднее: самый дорогой из выживших монстров остаётся в логове и вступает в каждую следующую битву.
serpent-option-combined = Сочетание наборов
serpent-option-combined-help = Начать с 1-го уровня с героическим набором; решают победные очки. У героев сначала 6 здоровья, поэтому хорошо сочетается с воскрешением.
serpent-option-lair_heals = Логово лечит
serpent-option-lair_heals-help = Монстр из логова атакует с полным здоровьем.
serpent-option-nakari_peril = Накари за риск
serpent-option-nakari_peril-help = Герой в логове Накари может быть атакован ею за его риск.
serpent-option-free_minion = Бесплатный приспешник
serpent-option-free_minion-help = Атака приспешника в конце битвы не стоит действия.
serpent-option-try_per_quest = Первая попытка каждого задания
serpent-option-try_per_quest-help = Бесплатна первая попытка каждого задания, а не только первая за ход.
serpent-option-round_cap = Последний раунд
serpent-option-round_cap-help = После этого раунда решает положение. В одиночной игре это поражение: с 30 раундами она трудна, с 24 – очень трудна.
serpent-option-ask_all = Спрашивать всех
serpent-option-ask_all-help = Когда можно сыграть карту, спрашивают всех, у кого она могла бы быть: никто не узнает, у кого что на руке. За столом, где играют несколько человек, так всегда.
serpent-option-stage_wait = Ожидание на вершине
serpent-option-stage_wait-help = Сочетание наборов: сколько раундов герой ждёт остальных.

## Слова в предложениях
serpent-glory-points =
    { $price ->
        [one] { $price } очко славы
        [few] { $price } очка славы
       *[many] { $price } очков славы
    }
serpent-peril-points =
    { $price ->
        [one] { $price } очко риска
        [few] { $price } очка риска
       *[many] { $price } очков риска
    }
serpent-card =
    { $card ->
        [snakeman] { serpent-monster-snakeman }
        [corrupt-knight] { serpent-monster-corrupt-knight }
        [constrictor] { serpent-monster-constrictor }
        [priestess] { serpent-monster-priestess }
        [choker-spawn] { serpent-monster-choker-spawn }
        [spitter-spawn] { serpent-monster-spitter-spawn }
        [whisper-spawn] { serpent-monster-whisper-spawn }
        [three-headed-spawn] { serpent-monster-three-headed-spawn }
        [nest-viper] { serpent-monster-nest-viper }
        [moon-basilisk] { serpent-monster-moon-basilisk }
        [bone-naga] { serpent-monster-bone-naga }
        [fallen-commander] { serpent-monster-fallen-commander }
        [winged-asp] { serpent-monster-winged-asp }
        [temple-shade] { serpent-monster-temple-shade }
        [gate-hydra] { serpent-monster-gate-hydra }
        [nakari] { serpent-monster-nakari }
        [acid-stream] { serpent-card-acid-stream }
        [stone-maw] { serpent-card-stone-maw }
        [mirror-rift] { serpent-card-mirror-rift }
        [dropgate] { serpent-card-dropgate }
        [eye-of-nakari] { serpent-card-eye-of-nakari }
        [frailty] { serpent-card-frailty }
        [creeping-rust] { serpent-card-creeping-rust }
        [nakaris-kiss] { serpent-card-nakaris-kiss }
        [tremor-of-coils] { serpent-card-tremor-of-coils }
        [brand-of-oblivion] { serpent-card-brand-of-oblivion }
        [tribute] { serpent-card-tribute }
        [slick-stone] { serpent-card-slick-stone }
        [rain-of-serpents] { serpent-card-rain-of-serpents }
        [repel] { serpent-card-repel }
        [distraction] { serpent-card-distraction }
        [command-fiend] { serpent-card-command-fiend }
        [rolling-escape] { serpent-card-rolling-escape }
        [battle-trance] { serpent-card-battle-trance }
        [delvers-sense] { serpent-card-delvers-sense }
        [step-through-gloom] { serpent-card-step-through-gloom }
        [ward-of-scales] { serpent-card-ward-of-scales }
        [second-wind] { serpent-card-second-wind }
        [counterstroke] { serpent-card-counterstroke }
        [sworn-oath] { serpent-card-sworn-oath }
        [rejuvenation] { serpent-card-rejuvenation }
        [belt-pouch] { serpent-card-belt-pouch }
        [plate-of-gwildor] { serpent-card-plate-of-gwildor }
        [hooded-helm] { serpent-card-hooded-helm }
        [blade-of-ilbor] { serpent-card-blade-of-ilbor }
        [rod-of-seven-skins] { serpent-card-rod-of-seven-skins }
        [ouroboros-ring] { serpent-card-ouroboros-ring }
        [runaways-boots] { serpent-card-runaways-boots }
        [vial-of-venom] { serpent-card-vial-of-venom }
        [hatchling] { serpent-monster-hatchling }
        [crested-lizard] { serpent-monster-crested-lizard }
        [renegade-squire] { serpent-monster-renegade-squire }
        [novice] { serpent-monster-novice }
        [racer-snake] { serpent-monster-racer-snake }
        [bone-sentry] { serpent-monster-bone-sentry }
        [brood-alpha] { serpent-monster-brood-alpha }
        [spring-bow] { serpent-card-spring-bow }
        [drowsy-smoke] { serpent-card-drowsy-smoke }
        [false-floor] { serpent-card-false-floor }
        [wrong-turn] { serpent-card-wrong-turn }
        [settling-floor] { serpent-card-settling-floor }
        [petty-tribute] { serpent-card-petty-tribute }
        [sharp-shout] { serpent-card-sharp-shout }
        [knack] { serpent-card-knack }
        [sprint] { serpent-card-sprint }
        [steady-grip] { serpent-card-steady-grip }
        [small-draught] { serpent-card-small-draught }
        [leather-coat] { serpent-card-leather-coat }
        [short-sword] { serpent-card-short-sword }
        [apprentice-wand] { serpent-card-apprentice-wand }
       *[other] { $card }
    }
serpent-place =
    { $place ->
        [temple-gate] { serpent-location-temple-gate }
        [crossroads] { serpent-location-crossroads }
        [snake-crawl] { serpent-location-snake-crawl }
        [sentinel-gallery] { serpent-location-sentinel-gallery }
        [dripping-fork] { serpent-location-dripping-fork }
        [bend-of-idols] { serpent-location-bend-of-idols }
        [caved-in-way] { serpent-location-caved-in-way }
        [abyss-bridge] { serpent-location-abyss-bridge }
        [gloomy-gut] { serpent-location-gloomy-gut }
        [gloomy-culvert] { serpent-location-gloomy-culvert }
        [gloomy-bonewalk] { serpent-location-gloomy-bonewalk }
        [watch-room] { serpent-location-watch-room }
        [inner-sanctum] { serpent-location-inner-sanctum }
        [nakaris-lair] { serpent-location-nakaris-lair }
        [brood-hall] { serpent-location-brood-hall }
        [armoury-of-ilbor] { serpent-location-armoury-of-ilbor }
        [altar-of-fangs] { serpent-location-altar-of-fangs }
        [pit-of-offerings] { serpent-location-pit-of-offerings }
        [vault-of-skins] { serpent-location-vault-of-skins }
        [knights-prison] { serpent-location-knights-prison }
        [venom-spring] { serpent-location-venom-spring }
        [priestess-bath] { serpent-location-priestess-bath }
        [old-postern] { serpent-location-old-postern }
        [rooty-way] { serpent-location-rooty-way }
        [old-adit] { serpent-location-old-adit }
        [crooked-bend] { serpent-location-crooked-bend }
        [three-vaults] { serpent-location-three-vaults }
        [gloomy-descent] { serpent-location-gloomy-descent }
        [guardroom] { serpent-location-guardroom }
        [wayside-chapel] { serpent-location-wayside-chapel }
        [crawler-nest] { serpent-location-crawler-nest }
        [smugglers-hold] { serpent-location-smugglers-hold }
        [drowned-well] { serpent-location-drowned-well }
        [lesser-altar] { serpent-location-lesser-altar }
       *[other] { $place }
    }
serpent-other =
    { $other ->
        [temple-gate] { serpent-location-temple-gate }
        [crossroads] { serpent-location-crossroads }
        [snake-crawl] { serpent-location-snake-crawl }
        [sentinel-gallery] { serpent-location-sentinel-gallery }
        [dripping-fork] { serpent-location-dripping-fork }
        [bend-of-idols] { serpent-location-bend-of-idols }
        [caved-in-way] { serpent-location-caved-in-way }
        [abyss-bridge] { serpent-location-abyss-bridge }
        [gloomy-gut] { serpent-location-gloomy-gut }
        [gloomy-culvert] { serpent-location-gloomy-culvert }
        [gloomy-bonewalk] { serpent-location-gloomy-bonewalk }
        [watch-room] { serpent-location-watch-room }
        [inner-sanctum] { serpent-location-inner-sanctum }
        [nakaris-lair] { serpent-location-nakaris-lair }
        [brood-hall] { serpent-location-brood-hall }
        [armoury-of-ilbor] { serpent-location-armoury-of-ilbor }
        [altar-of-fangs] { serpent-location-altar-of-fangs }
        [pit-of-offerings] { serpent-location-pit-of-offerings }
        [vault-of-skins] { serpent-location-vault-of-skins }
        [knights-prison] { serpent-location-knights-prison }
        [venom-spring] { serpent-location-venom-spring }
        [priestess-bath] { serpent-location-priestess-bath }
        [old-postern] { serpent-location-old-postern }
        [rooty-way] { serpent-location-rooty-way }
        [old-adit] { serpent-location-old-adit }
        [crooked-bend] { serpent-location-crooked-bend }
        [three-vaults] { serpent-location-three-vaults }
        [gloomy-descent] { serpent-location-gloomy-descent }
        [guardroom] { serpent-location-guardroom }
        [wayside-chapel] { serpent-location-wayside-chapel }
        [crawler-nest] { serpent-location-crawler-nest }
        [smugglers-hold] { serpent-location-smugglers-hold }
        [drowned-well] { serpent-location-drowned-well }
        [lesser-altar] { serpent-location-lesser-altar }
       *[other] { $other }
    }
serpent-quest =
    { $quest ->
        [crown-of-ilbor] { serpent-quest-crown-of-ilbor }
        [heartstone] { serpent-quest-heartstone }
        [tolling-bell] { serpent-quest-tolling-bell }
        [renunciation] { serpent-quest-renunciation }
        [high-priestess] { serpent-quest-high-priestess }
        [mother-of-broods] { serpent-quest-mother-of-broods }
        [orders-cache] { serpent-quest-orders-cache }
        [chronicler] { serpent-quest-chronicler }
        [captive-knight] { serpent-quest-captive-knight }
        [basilisk-egg] { serpent-quest-basilisk-egg }
        [foul-the-spring] { serpent-quest-foul-the-spring }
        [rope-over-abyss] { serpent-quest-rope-over-abyss }
        [oracles-dice] { serpent-quest-oracles-dice }
        [defeat-nakari] { serpent-quest-defeat-nakari }
        [postern-key] { serpent-quest-postern-key }
        [restless-dead] { serpent-quest-restless-dead }
        [altar-coin] { serpent-quest-altar-coin }
        [old-snake] { serpent-quest-old-snake }
        [buried-satchel] { serpent-quest-buried-satchel }
        [lost-acolyte] { serpent-quest-lost-acolyte }
        [bail-the-well] { serpent-quest-bail-the-well }
        [knucklebones] { serpent-quest-knucklebones }
       *[other] { $quest }
    }
serpent-hero =
    { $hero ->
        [roderick] { serpent-hero-roderick }
        [tainin] { serpent-hero-tainin }
        [nord] { serpent-hero-nord }
        [bel] { serpent-hero-bel }
        [elendus] { serpent-hero-elendus }
        [sessira] { serpent-hero-sessira }
       *[other] { $hero }
    }
serpent-monster =
    { $monster ->
        [snakeman] { serpent-monster-snakeman }
        [corrupt-knight] { serpent-monster-corrupt-knight }
        [constrictor] { serpent-monster-constrictor }
        [priestess] { serpent-monster-priestess }
        [choker-spawn] { serpent-monster-choker-spawn }
        [spitter-spawn] { serpent-monster-spitter-spawn }
        [whisper-spawn] { serpent-monster-whisper-spawn }
        [three-headed-spawn] { serpent-monster-three-headed-spawn }
        [nest-viper] { serpent-monster-nest-viper }
        [moon-basilisk] { serpent-monster-moon-basilisk }
        [bone-naga] { serpent-monster-bone-naga }
        [fallen-commander] { serpent-monster-fallen-commander }
        [winged-asp] { serpent-monster-winged-asp }
        [temple-shade] { serpent-monster-temple-shade }
        [gate-hydra] { serpent-monster-gate-hydra }
        [nakari] { serpent-monster-nakari }
        [hatchling] { serpent-monster-hatchling }
        [crested-lizard] { serpent-monster-crested-lizard }
        [renegade-squire] { serpent-monster-renegade-squire }
        [novice] { serpent-monster-novice }
        [racer-snake] { serpent-monster-racer-snake }
        [bone-sentry] { serpent-monster-bone-sentry }
        [brood-alpha] { serpent-monster-brood-alpha }
        [high-priestess] { serpent-prey-high-priestess }
        [mother-of-broods] { serpent-prey-mother-of-broods }
        [old-snake] { serpent-prey-old-snake }
       *[other] { $monster }
    }
serpent-attacker =
    { $attacker ->
        [hero] { $who }
        [snakeman] «{ serpent-monster-snakeman }»
        [corrupt-knight] «{ serpent-monster-corrupt-knight }»
        [constrictor] «{ serpent-monster-constrictor }»
        [priestess] «{ serpent-monster-priestess }»
        [choker-spawn] «{ serpent-monster-choker-spawn }»
        [spitter-spawn] «{ serpent-monster-spitter-spawn }»
        [whisper-spawn] «{ serpent-monster-whisper-spawn }»
        [three-headed-spawn] «{ serpent-monster-three-headed-spawn }»
        [nest-viper] «{ serpent-monster-nest-viper }»
        [moon-basilisk] «{ serpent-monster-moon-basilisk }»
        [bone-naga] «{ serpent-monster-bone-naga }»
        [fallen-commander] «{ serpent-monster-fallen-commander }»
        [winged-asp] «{ serpent-monster-winged-asp }»
        [temple-shade] «{ serpent-monster-temple-shade }»
        [gate-hydra] «{ serpent-monster-gate-hydra }»
        [nakari] «{ serpent-monster-nakari }»
        [hatchling] «{ serpent-monster-hatchling }»
        [crested-lizard] «{ serpent-monster-crested-lizard }»
        [renegade-squire] «{ serpent-monster-renegade-squire }»
        [novice] «{ serpent-monster-novice }»
        [racer-snake] «{ serpent-monster-racer-snake }»
        [bone-sentry] «{ serpent-monster-bone-sentry }»
        [brood-alpha] «{ serpent-monster-brood-alpha }»
        [high-priestess] «{ serpent-prey-high-priestess }»
        [mother-of-broods] «{ serpent-prey-mother-of-broods }»
        [old-snake] «{ serpent-prey-old-snake }»
       *[other] { $attacker }
    }
serpent-foe =
    { $target ->
        [hero] { $whom }
        [snakeman] «{ serpent-monster-snakeman }»
        [corrupt-knight] «{ serpent-monster-corrupt-knight }»
        [constrictor] «{ serpent-monster-constrictor }»
        [priestess] «{ serpent-monster-priestess }»
        [choker-spawn] «{ serpent-monster-choker-spawn }»
        [spitter-spawn] «{ serpent-monster-spitter-spawn }»
        [whisper-spawn] «{ serpent-monster-whisper-spawn }»
        [three-headed-spawn] «{ serpent-monster-three-headed-spawn }»
        [nest-viper] «{ serpent-monster-nest-viper }»
        [moon-basilisk] «{ serpent-monster-moon-basilisk }»
        [bone-naga] «{ serpent-monster-bone-naga }»
        [fallen-commander] «{ serpent-monster-fallen-commander }»
        [winged-asp] «{ serpent-monster-winged-asp }»
        [temple-shade] «{ serpent-monster-temple-shade }»
        [gate-hydra] «{ serpent-monster-gate-hydra }»
        [nakari] «{ serpent-monster-nakari }»
        [hatchling] «{ serpent-monster-hatchling }»
        [crested-lizard] «{ serpent-monster-crested-lizard }»
        [renegade-squire] «{ serpent-monster-renegade-squire }»
        [novice] «{ serpent-monster-novice }»
        [racer-snake] «{ serpent-monster-racer-snake }»
        [bone-sentry] «{ serpent-monster-bone-sentry }»
        [brood-alpha] «{ serpent-monster-brood-alpha }»
        [high-priestess] «{ serpent-prey-high-priestess }»
        [mother-of-broods] «{ serpent-prey-mother-of-broods }»
        [old-snake] «{ serpent-prey-old-snake }»
       *[other] { $target }
    }
serpent-target =
    { $target ->
        [hero] герой
        [snakeman] «{ serpent-monster-snakeman }»
        [corrupt-knight] «{ serpent-monster-corrupt-knight }»
        [constrictor] «{ serpent-monster-constrictor }»
        [priestess] «{ serpent-monster-priestess }»
        [choker-spawn] «{ serpent-monster-choker-spawn }»
        [spitter-spawn] «{ serpent-monster-spitter-spawn }»
        [whisper-spawn] «{ serpent-monster-whisper-spawn }»
        [three-headed-spawn] «{ serpent-monster-three-headed-spawn }»
        [nest-viper] «{ serpent-monster-nest-viper }»
        [moon-basilisk] «{ serpent-monster-moon-basilisk }»
        [bone-naga] «{ serpent-monster-bone-naga }»
        [fallen-commander] «{ serpent-monster-fallen-commander }»
        [winged-asp] «{ serpent-monster-winged-asp }»
        [temple-shade] «{ serpent-monster-temple-shade }»
        [gate-hydra] «{ serpent-monster-gate-hydra }»
        [nakari] «{ serpent-monster-nakari }»
        [acid-stream] «{ serpent-card-acid-stream }»
        [stone-maw] «{ serpent-card-stone-maw }»
        [mirror-rift] «{ serpent-card-mirror-rift }»
        [dropgate] «{ serpent-card-dropgate }»
        [eye-of-nakari] «{ serpent-card-eye-of-nakari }»
        [frailty] «{ serpent-card-frailty }»
        [creeping-rust] «{ serpent-card-creeping-rust }»
        [nakaris-kiss] «{ serpent-card-nakaris-kiss }»
        [tremor-of-coils] «{ serpent-card-tremor-of-coils }»
        [brand-of-oblivion] «{ serpent-card-brand-of-oblivion }»
        [tribute] «{ serpent-card-tribute }»
        [slick-stone] «{ serpent-card-slick-stone }»
        [rain-of-serpents] «{ serpent-card-rain-of-serpents }»
        [repel] «{ serpent-card-repel }»
        [distraction] «{ serpent-card-distraction }»
        [command-fiend] «{ serpent-card-command-fiend }»
        [rolling-escape] «{ serpent-card-rolling-escape }»
        [battle-trance] «{ serpent-card-battle-trance }»
        [delvers-sense] «{ serpent-card-delvers-sense }»
        [step-through-gloom] «{ serpent-card-step-through-gloom }»
        [ward-of-scales] «{ serpent-card-ward-of-scales }»
        [second-wind] «{ serpent-card-second-wind }»
        [counterstroke] «{ serpent-card-counterstroke }»
        [sworn-oath] «{ serpent-card-sworn-oath }»
        [rejuvenation] «{ serpent-card-rejuvenation }»
        [belt-pouch] «{ serpent-card-belt-pouch }»
        [plate-of-gwildor] «{ serpent-card-plate-of-gwildor }»
        [hooded-helm] «{ serpent-card-hooded-helm }»
        [blade-of-ilbor] «{ serpent-card-blade-of-ilbor }»
        [rod-of-seven-skins] «{ serpent-card-rod-of-seven-skins }»
        [ouroboros-ring] «{ serpent-card-ouroboros-ring }»
        [runaways-boots] «{ serpent-card-runaways-boots }»
        [vial-of-venom] «{ serpent-card-vial-of-venom }»
        [hatchling] «{ serpent-monster-hatchling }»
        [crested-lizard] «{ serpent-monster-crested-lizard }»
        [renegade-squire] «{ serpent-monster-renegade-squire }»
        [novice] «{ serpent-monster-novice }»
        [racer-snake] «{ serpent-monster-racer-snake }»
        [bone-sentry] «{ serpent-monster-bone-sentry }»
        [brood-alpha] «{ serpent-monster-brood-alpha }»
        [spring-bow] «{ serpent-card-spring-bow }»
        [drowsy-smoke] «{ serpent-card-drowsy-smoke }»
        [false-floor] «{ serpent-card-false-floor }»
        [wrong-turn] «{ serpent-card-wrong-turn }»
        [settling-floor] «{ serpent-card-settling-floor }»
        [petty-tribute] «{ serpent-card-petty-tribute }»
        [sharp-shout] «{ serpent-card-sharp-shout }»
        [knack] «{ serpent-card-knack }»
        [sprint] «{ serpent-card-sprint }»
        [steady-grip] «{ serpent-card-steady-grip }»
        [small-draught] «{ serpent-card-small-draught }»
        [leather-coat] «{ serpent-card-leather-coat }»
        [short-sword] «{ serpent-card-short-sword }»
        [apprentice-wand] «{ serpent-card-apprentice-wand }»
        [high-priestess] «{ serpent-prey-high-priestess }»
        [mother-of-broods] «{ serpent-prey-mother-of-broods }»
        [old-snake] «{ serpent-prey-old-snake }»
       *[other] { $target }
    }
serpent-ability =
    { $ability ->
        [warm-hands] Тёплые ладони
        [cutpurse] Карманник
        [spare-parts] Запчасти
        [far-shot] Дальний выстрел
        [barbed-light] Колючий свет
        [tame] Приручение
        [dripping-fork] { serpent-location-dripping-fork }
        [watch-room] { serpent-location-watch-room }
        [inner-sanctum] { serpent-location-inner-sanctum }
        [altar-of-fangs] { serpent-location-altar-of-fangs }
        [vault-of-skins] { serpent-location-vault-of-skins }
        [priestess-bath] { serpent-location-priestess-bath }
        [snakeman] { serpent-monster-snakeman }
        [corrupt-knight] { serpent-monster-corrupt-knight }
        [constrictor] { serpent-monster-constrictor }
        [priestess] { serpent-monster-priestess }
        [nest-viper] { serpent-monster-nest-viper }
        [moon-basilisk] { serpent-monster-moon-basilisk }
        [fallen-commander] { serpent-monster-fallen-commander }
        [winged-asp] { serpent-monster-winged-asp }
        [gate-hydra] { serpent-monster-gate-hydra }
        [nakari] { serpent-monster-nakari }
        [distraction] { serpent-card-distraction }
        [delvers-sense] { serpent-card-delvers-sense }
        [rod-of-seven-skins] { serpent-card-rod-of-seven-skins }
        [vial-of-venom] { serpent-card-vial-of-venom }
        [young-hands] Юные ладони
        [young-barb] Юная колючка
        [young-tame] Юная укротительница
        [guardroom] { serpent-location-guardroom }
        [wayside-chapel] { serpent-location-wayside-chapel }
        [novice] { serpent-monster-novice }
        [racer-snake] { serpent-monster-racer-snake }
        [heartstone] { serpent-quest-heartstone }
        [high-priestess] { serpent-quest-high-priestess }
        [mother-of-broods] { serpent-quest-mother-of-broods }
        [postern-key] { serpent-quest-postern-key }
       *[other] { $ability }
    }
serpent-source =
    { $source ->
        [skill] своё умение
        [ouroboros-ring] «{ serpent-card-ouroboros-ring }»
       *[other] { $source }
    }
serpent-form =
    { $form ->
        [melee] ближний бой
        [magic] магия
        [speed] скорость
       *[other] { $form }
    }
serpent-stat =
    { $stat ->
        [melee] ближний бой
        [magic] магия
        [speed] скорость
        [level] уровень
        [health] здоровье
       *[other] { $stat }
    }
serpent-side =
    { $side ->
        [north] на севере
        [east] на востоке
        [south] на юге
        [west] на западе
       *[other] { $side }
    }
serpent-phase =
    { $phase ->
        [setup] подготовка
        [recovery] восстановление
        [villainy] злодеяния
        [location] локации
        [heroic] подвиги
        [last] конец хода
       *[other] { $phase }
    }
serpent-prey-high-priestess = Верховная жрица
serpent-prey-mother-of-broods = Праматерь кладок
serpent-prey-old-snake = Старая змея

## Герои
serpent-hero-roderick = Родерик Талус
serpent-hero-roderick-rule = Человек-паладин. «Тёплые ладони»: раз в ход за 2 славы исцелите 1 рану себе или герою рядом. «Старые обеты»: +1 к контратаке против рыцарей и жриц.
serpent-hero-roderick-heroic-rule = Паладин в начале пути. «Юные ладони»: раз в ход за 3 славы исцелите себе 1 рану.
serpent-hero-tainin = Тейнин Легкоступ
serpent-hero-tainin-rule = Тенерождённый плут. «Мягкая подошва»: +1 против выходов-ловушек, шипов и ям. «Карманник»: раз в ход, войдя в локацию, заберите 1 славу у героя рядом, если у него её больше.
serpent-hero-tainin-heroic-rule = Плут в начале пути. «Мягкая подошва»: +1 против выходов-ловушек, шипов и ям.
serpent-hero-nord = Норд Фимбл
serpent-hero-nord-rule = Гном-механик. «Запчасти»: раз в ход за 1 славу возьмите карту, затем сбросьте карту с руки. «Ломик»: +2 против блокированных выходов и карт ловушек.
serpent-hero-nord-heroic-rule = Механик в начале пути. «Ломик»: +1 против блокированных выходов и карт ловушек.
serpent-hero-bel = Бел Винодух
serpent-hero-bel-rule = Человек-аптекарь. «Дар к магии»: за 2 славы перебросьте проверку магии. «Набитая рука»: в магической битве бесплатно перебросьте 1 или 2. Каждое – раз за бросок.
serpent-hero-bel-heroic-rule = Аптекарь в начале пути. «Набитая рука»: в магической битве бесплатно перебросьте 1, раз за бросок.
serpent-hero-elendus = Элендус Сулар
serpent-hero-elendus-rule = Эльф, чародейный лучник. «Дальний выстрел»: раз в ход за действие атакуйте магией героя в соседней локации, куда есть проход. «Колючий свет»: при ударе магией заплатите 2 славы – ещё 1 рана.
serpent-hero-elendus-heroic-rule = Лучник в начале пути. «Юная колючка»: при ударе магией заплатите 3 славы – ещё 1 рана.
serpent-hero-sessira = Сессира Чешуекожая
serpent-hero-sessira-rule = Ящер-змееловка. «Приручение»: ранив напавшее исчадие или змею, заплатите славой её цену риска – она станет вашим приспешником, даже поверженная (с 1 здоровья). «Родная кровь»: исчадия атакуют вас с −1.
serpent-hero-sessira-heroic-rule = Змееловка в начале пути. «Юная укротительница»: ранив напавшее исчадие, заплатите 3 славы – оно станет вашим приспешником.

## Локации
serpent-location-temple-gate = Вход в храм
serpent-location-temple-gate-rule = Вход. Отсюда герои начинают путь.
serpent-location-crossroads = Перекрёсток
serpent-location-crossroads-rule = Тоннель, открытый на все стороны.
serpent-location-snake-crawl = Змеиный лаз
serpent-location-snake-crawl-rule = Прямой тоннель.
serpent-location-sentinel-gallery = Галерея стражей
serpent-location-sentinel-gallery-rule = Прямой тоннель, один конец которого блокирован.
serpent-location-dripping-fork = Сырая развилка
serpent-location-dripping-fork-rule = Раз в ход за 1 славу исцелите 1 рану.
serpent-location-bend-of-idols = Поворот идолов
serpent-location-bend-of-idols-rule = Опасность 1: карты ловушек здесь сложнее на 1.
serpent-location-caved-in-way = Обваленный ход
serpent-location-caved-in-way-rule = Один проход завален камнями.
serpent-location-abyss-bridge = Мост над бездной
serpent-location-abyss-bridge-rule = Яма: пройдите проверку скорости 7, иначе упадёте.
serpent-location-gloomy-gut = Мрачная кишка
serpent-location-gloomy-gut-rule = Мрачный тоннель с выходом-ловушкой.
serpent-location-gloomy-culvert = Мрачный водосток
serpent-location-gloomy-culvert-rule = Опасность 2: карты ловушек здесь сложнее на 2.
serpent-location-gloomy-bonewalk = Мрачный костник
serpent-location-gloomy-bonewalk-rule = Шипы: пройдите проверку скорости 7 или получите 1 рану.
serpent-location-watch-room = Смотровая
serpent-location-watch-room-rule = Раз в ход бесплатно выложите ещё одну локацию.
serpent-location-inner-sanctum = Святая святых
serpent-location-inner-sanctum-rule = Раз в ход за 3 славы снимите жетон с события.
serpent-location-nakaris-lair = Логово Накари
serpent-location-nakaris-lair-rule = Накари атакует каждого героя, вошедшего сюда в свой ход.
serpent-location-brood-hall = Зал кладок
serpent-location-brood-hall-rule = Исчадия здесь атакуют с +1.
serpent-location-armoury-of-ilbor = Оружейная Илбора
serpent-location-armoury-of-ilbor-rule = Сокровища, сыгранные здесь, дешевле на 1 (но не меньше 1).
serpent-location-altar-of-fangs = Алтарь клыков
serpent-location-altar-of-fangs-rule = Раз в ход получите 1 рану и 2 славы.
serpent-location-pit-of-offerings = Яма приношений
serpent-location-pit-of-offerings-rule = Яма: пройдите проверку скорости 9, иначе упадёте.
serpent-location-vault-of-skins = Хранилище сброшенных кож
serpent-location-vault-of-skins-rule = Раз в ход за 2 славы возьмите из сброса карту славы ценой не выше 4.
serpent-location-knights-prison = Темница рыцарей
serpent-location-knights-prison-rule = Войдя, пройдите проверку уровня 10, иначе получите 1 риск.
serpent-location-venom-spring = Ядовитый источник
serpent-location-venom-spring-rule = Шипы: пройдите проверку ближнего боя 8 или получите 1 рану.
serpent-location-priestess-bath = Купальня жриц
serpent-location-priestess-bath-rule = Раз в ход за 2 славы исцелите 2 раны.
serpent-location-old-postern = Старая калитка
serpent-location-old-postern-rule = Вход героической игры.
serpent-location-rooty-way = Заросший ход
serpent-location-rooty-way-rule = Тоннель с тремя проходами.
serpent-location-old-adit = Старая штольня
serpent-location-old-adit-rule = Тоннель с блокированным боковым ходом.
serpent-location-crooked-bend = Кривое колено
serpent-location-crooked-bend-rule = Поворот, где славы не сыскать.
serpent-location-three-vaults = Три свода
serpent-location-three-vaults-rule = Тоннель с выходом-ловушкой.
serpent-location-gloomy-descent = Мрачный спуск
serpent-location-gloomy-descent-rule = Яма: пройдите проверку скорости 6, иначе упадёте.
serpent-location-guardroom = Караульная
serpent-location-guardroom-rule = Раз в ход бесплатно выложите ещё одну локацию.
serpent-location-wayside-chapel = Придорожная часовня
serpent-location-wayside-chapel-rule = Раз в ход за 2 славы исцелите 1 рану.
serpent-location-crawler-nest = Гнездо ползунов
serpent-location-crawler-nest-rule = Исчадия здесь атакуют с +1.
serpent-location-smugglers-hold = Схрон контрабандистов
serpent-location-smugglers-hold-rule = Сокровища, сыгранные здесь, дешевле на 1 (но не меньше 1).
serpent-location-drowned-well = Затопленный колодец
serpent-location-drowned-well-rule = Шипы: пройдите проверку скорости 5 или получите 1 рану.
serpent-location-lesser-altar = Малый алтарь
serpent-location-lesser-altar-rule = Опасность 1: карты ловушек здесь сложнее на 1.

## Монстры
serpent-monster-snakeman = Змеелюд
serpent-monster-snakeman-rule = Атакует только в ближнем бою. Удар в ближнем бою наносит 2 раны.
serpent-monster-corrupt-knight = Порочный рыцарь
serpent-monster-corrupt-knight-rule = +1 к атаке за каждого порочного рыцаря, атакующего в этом ходу, включая этого. Удар магией наносит 2 раны.
serpent-monster-constrictor = Чудовищный удав
serpent-monster-constrictor-rule = При ударе герой ещё и падает, а чтобы подняться, кроме действия должен пройти проверку ближнего боя 8; 6 на кубике – всегда успех.
serpent-monster-priestess = Жрица Накари
serpent-monster-priestess-rule = +1 к атаке за каждый жетон на событии. Удар магией даёт ещё 1 риск. Когда она повержена, с события снимается жетон.
serpent-monster-choker-spawn = Исчадие-душитель
serpent-monster-choker-spawn-rule = Исчадие: жетоны события удешевляют все исчадия одного объявления.
serpent-monster-spitter-spawn = Исчадие-плевун
serpent-monster-spitter-spawn-rule = Исчадие: жетоны события удешевляют все исчадия одного объявления.
serpent-monster-whisper-spawn = Исчадие-шептун
serpent-monster-whisper-spawn-rule = Исчадие: жетоны события удешевляют все исчадия одного объявления.
serpent-monster-three-headed-spawn = Трёхглавое исчадие
serpent-monster-three-headed-spawn-rule = Исчадие. За ещё 1 риск цели: +1 к атаке.
serpent-monster-nest-viper = Гнездовая гадюка
serpent-monster-nest-viper-rule = После удара в скорости герой проходит проверку ближнего боя 8 или получает ещё 1 рану.
serpent-monster-moon-basilisk = Лунный василиск
serpent-monster-moon-basilisk-rule = Удар магией наносит 2 раны и отнимает действие в следующем ходу.
serpent-monster-bone-naga = Костяной наг
serpent-monster-bone-naga-rule = За ещё 2 риска цели его удар наносит на 1 рану больше.
serpent-monster-fallen-commander = Падший командор
serpent-monster-fallen-commander-rule = Другие рыцари, объявленные вместе с ним, дешевле на 1 и атакуют с +1. Удар в ближнем бою наносит 2 раны.
serpent-monster-winged-asp = Крылатый аспид
serpent-monster-winged-asp-rule = Удар в скорости заставляет ещё и сбросить случайную карту с руки. Может вернуться на руку даже раненым.
serpent-monster-temple-shade = Храмовая тень
serpent-monster-temple-shade-rule = За ещё 1 риск цель проходит проверку магии 9, иначе не может отвечать в этой битве.
serpent-monster-gate-hydra = Гидра врат
serpent-monster-gate-hydra-rule = Удар в ближнем бою наносит 2 раны. За ещё 3 риска цели атакует дважды.
serpent-monster-nakari = Накари
serpent-monster-nakari-rule = Богиня. Удар в ближнем бою: 3 раны. Магия: 2 раны и 2 риска. Скорость: 2 раны и падение. Её нельзя сбросить, отменить или приручить; раны на ней остаются. Кто её победит, побеждает в игре.
serpent-monster-hatchling = Змеёныш
serpent-monster-hatchling-rule = Слабое исчадие.
serpent-monster-crested-lizard = Гребнистая ящерица
serpent-monster-crested-lizard-rule = Быстрый зверь.
serpent-monster-renegade-squire = Оруженосец-отступник
serpent-monster-renegade-squire-rule = +1 к атаке, если в этом ходу атакует ещё один рыцарь.
serpent-monster-novice = Послушница Накари
serpent-monster-novice-rule = Жрица. Удар магией даёт ещё 1 риск.
serpent-monster-racer-snake = Полоз
serpent-monster-racer-snake-rule = При ударе в скорости герой ещё и падает.
serpent-monster-bone-sentry = Костяной часовой
serpent-monster-bone-sentry-rule = Атакует в ближнем бою или магией.
serpent-monster-brood-alpha = Вожак выводка
serpent-monster-brood-alpha-rule = За ещё 1 риск цели его удар в ближнем бою наносит на 1 рану больше.

## Приключения
serpent-card-acid-stream = Поток кислоты
serpent-card-acid-stream-rule = Ловушка. Скорость 10: успех – 2 славы, провал – 2 раны.
serpent-card-stone-maw = Каменная пасть
serpent-card-stone-maw-rule = Ловушка. Ближний бой 9: успех – 1 слава, провал – 1 рана и падение.
serpent-card-mirror-rift = Зеркальный провал
serpent-card-mirror-rift-rule = Ловушка. Магия 9: успех – карта, провал – владелец ловушки переносит героя не дальше 3 локаций.
serpent-card-dropgate = Опускная решётка
serpent-card-dropgate-rule = Постоянная ловушка. Скорость 9: успех – 1 слава, ловушка сбрасывается; провал – потеря действия, выходы до конца хода блокированы (скорость 8).
serpent-card-eye-of-nakari = Око Накари
serpent-card-eye-of-nakari-rule = Ловушка. Уровень 12: успех – с события снимается жетон, провал – потеря уровня.
serpent-card-frailty = Проклятие немощи
serpent-card-frailty-rule = Все характеристики −1. В фазе восстановления уровень 11 или 6 на кубике снимает проклятие.
serpent-card-creeping-rust = Ползучая ржа
serpent-card-creeping-rust-rule = На сокровище соперника: его сохранение дороже на 2.
serpent-card-nakaris-kiss = Поцелуй Накари
serpent-card-nakaris-kiss-rule = На вашего монстра: +2 к атаке, удар наносит на 1 рану больше. На вашу ловушку: её проверка сложнее на 2.
serpent-card-tremor-of-coils = Дрожь колец
serpent-card-tremor-of-coils-rule = Поменяйте местами две локации, кроме входа и логова Накари.
serpent-card-brand-of-oblivion = Клеймо забвения
serpent-card-brand-of-oblivion-rule = Герой теряет уровень.
serpent-card-tribute = Дань богине
serpent-card-tribute-rule = За X риска герой теряет X славы.
serpent-card-slick-stone = Скользкий камень
serpent-card-slick-stone-rule = Любой момент: −2 к проверке угрозы, поиска или задания соперника.
serpent-card-rain-of-serpents = Змеиный ливень
serpent-card-rain-of-serpents-rule = Каждый соперник проходит проверку скорости 9 или получает 1 рану.
serpent-card-repel = Отпугивание
serpent-card-repel-rule = Ответ: сбросьте атакующего монстра.
serpent-card-distraction = Отвлечение
serpent-card-distraction-rule = Раз в ход передайте 1 свой риск сопернику.
serpent-card-command-fiend = Власть над исчадием
serpent-card-command-fiend-rule = Ответ: атакующее исчадие становится вашим приспешником.
serpent-card-rolling-escape = Уход перекатом
serpent-card-rolling-escape-rule = Ответ: отмените атаку ближнего боя или скорости на вас; вы падаете.
serpent-card-battle-trance = Боевой транс
serpent-card-battle-trance-rule = +1 к вашим контратакам. Сохранение 1.
serpent-card-delvers-sense = Чутьё проходчика
serpent-card-delvers-sense-rule = +1 против выходов, преград и ловушек. Раз в ход за 1 славу выход вашей локации считается открытым.
serpent-card-step-through-gloom = Шаг во мгле
serpent-card-step-through-gloom-rule = Любой момент: перенеситесь не дальше 2 локаций или из одного мрачного тоннеля в другой.
serpent-card-ward-of-scales = Оберег чешуи
serpent-card-ward-of-scales-rule = Змеи, змеелюды и исчадия атакуют вас с −1.
serpent-card-second-wind = Второе дыхание
serpent-card-second-wind-rule = Действие за каждые 2 потраченные славы.
serpent-card-counterstroke = Встречный удар
serpent-card-counterstroke-rule = Ответ: контратакуйте лучшей характеристикой; ваш удар наносит на 1 рану больше.
serpent-card-sworn-oath = Клятва на клинке
serpent-card-sworn-oath-rule = На ваше личное задание: +1 к попыткам и поиску; после выполнения возьмите 2 карты.
serpent-card-rejuvenation = Зелье омоложения
serpent-card-rejuvenation-rule = Любой момент: исцелите 8 ран.
serpent-card-belt-pouch = Поясная сумка
serpent-card-belt-pouch-rule = Ещё два места для сокровищ.
serpent-card-plate-of-gwildor = Доспех Гвилдора
serpent-card-plate-of-gwildor-rule = Раз в ход предотвращает 1 рану от атаки или ловушки.
serpent-card-hooded-helm = Шлем с капюшоном кобры
serpent-card-hooded-helm-rule = +1 к контратакам магией. Эффекты не отнимают у вас уровни и действия.
serpent-card-blade-of-ilbor = Клинок Илбора
serpent-card-blade-of-ilbor-rule = Ближний бой +1; против рыцарей ещё +1 к атаке и контратаке.
serpent-card-rod-of-seven-skins = Жезл семи кож
serpent-card-rod-of-seven-skins-rule = Магия +1. Раз в ход контратакуйте атаку ближнего боя магией. Сохранение 1.
serpent-card-ouroboros-ring = Кольцо уробороса
serpent-card-ouroboros-ring-rule = Раз в ход за 1 славу перебросьте свою проверку.
serpent-card-runaways-boots = Сапоги беглеца
serpent-card-runaways-boots-rule = Скорость +1.
serpent-card-vial-of-venom = Склянка яда
serpent-card-vial-of-venom-rule = На ваше оружие: удары наносят на 1 рану больше; после каждого бросьте кубик: при 1–3 яд кончился.
serpent-card-spring-bow = Самострел
serpent-card-spring-bow-rule = Ловушка. Скорость 7: успех – 1 слава, провал – 1 рана.
serpent-card-drowsy-smoke = Сонный дым
serpent-card-drowsy-smoke-rule = Ловушка. Магия 6: успех – карта, провал – потеря 2 действий.
serpent-card-false-floor = Ложный пол
serpent-card-false-floor-rule = Ловушка. Ближний бой 6: успех – 1 слава, провал – падение и 1 риск.
serpent-card-wrong-turn = Не туда свернул
serpent-card-wrong-turn-rule = Перенесите героя не дальше 2 локаций.
serpent-card-settling-floor = Осевший пол
serpent-card-settling-floor-rule = Поверните локацию без героев на 180°.
serpent-card-petty-tribute = Мелкая дань
serpent-card-petty-tribute-rule = За X риска герой теряет X славы.
serpent-card-sharp-shout = Резкий окрик
serpent-card-sharp-shout-rule = Ответ: отмените атаку монстра ценой не выше 3.
serpent-card-knack = Сноровка
serpent-card-knack-rule = +1 против угроз.
serpent-card-sprint = Рывок
serpent-card-sprint-rule = Любой момент: получите действие.
serpent-card-steady-grip = Твёрдая рука
serpent-card-steady-grip-rule = +1 к вашим атакам.
serpent-card-small-draught = Малый настой
serpent-card-small-draught-rule = Любой момент: исцелите 2 раны.
serpent-card-leather-coat = Кожаный кафтан
serpent-card-leather-coat-rule = Раз в ход предотвращает 1 рану, от чего бы она ни была. Сохранение 1.
serpent-card-short-sword = Короткий меч
serpent-card-short-sword-rule = Ближний бой +1.
serpent-card-apprentice-wand = Ученический жезл
serpent-card-apprentice-wand-rule = Магия +1.

## Задания
serpent-quest-crown-of-ilbor = Корона Илбора
serpent-quest-crown-of-ilbor-rule = Артефакт, Оружейная Илбора. Дважды пройдите ближний бой 9 или скорость 10, попытка стоит 14 славы; провал – рана. Награда: исцелить 3 раны; навсегда ближний бой +1.
serpent-quest-heartstone = Камень сердца
serpent-quest-heartstone-rule = Артефакт, Алтарь клыков. Заплатите 26 славы. Навсегда: ещё одно место для преимущества; раз в ход за 2 славы исцелите 1 рану.
serpent-quest-tolling-bell = Неумолчный колокол
serpent-quest-tolling-bell-rule = Влияние, Смотровая. Пока не выполнено: 1 риск в каждой фазе восстановления. Дважды пройдите магию 9, скорость 10 или уровень 12, попытка стоит 14 славы; провал переносит ко входу. Награда: на 4 риска меньше, исцелить 3 раны.
serpent-quest-renunciation = Отречение
serpent-quest-renunciation-rule = Жертва, Яма приношений. Получите 3 раны и сбросьте подготовленные преимущества и сокровища общей ценой от 14 славы. Награда: 2 славы, 2 карты, исцелить 2 раны.
serpent-quest-high-priestess = Победить верховную жрицу
serpent-quest-high-priestess-rule = Охота, Купальня жриц или Святая святых. Жрица: +1 к атаке за каждый жетон на событии, удар магией даёт ещё 1 риск. Раны на ней остаются. Награда: снять с события 3 жетона, исцелить 3 раны.
serpent-quest-mother-of-broods = Убить праматерь кладок
serpent-quest-mother-of-broods-rule = Охота, Зал кладок. Змея: при ударе в скорости герой ещё и падает. Раны на ней остаются. Награда: исцелить 3 раны, 1 слава.
serpent-quest-orders-cache = Тайник ордена
serpent-quest-orders-cache-rule = Поиск 9 в любом помещении, затем уровень 11, попытка стоит 18 славы; провал – рана. Награда: 2 карты, исцелить 2 раны.
serpent-quest-chronicler = Забытый летописец
serpent-quest-chronicler-rule = Поиск 6 в мрачном тоннеле, затем заплатите 25 славы. Награда: выложить до 2 локаций, карта славы из сброса, исцелить 2 раны.
serpent-quest-captive-knight = Пленный рыцарь
serpent-quest-captive-knight-rule = Сопровождение, из Темницы рыцарей ко Входу в храм. Чтобы взять: ближний бой 9, магия 10 или уровень 12, попытка стоит 18 славы; провал – рана. В пути: на 2 действия меньше, переносы невозможны. Награда: 1 слава, исцелить 3 раны.
serpent-quest-basilisk-egg = Яйцо василиска
serpent-quest-basilisk-egg-rule = Сопровождение, из Зала кладок в Хранилище сброшенных кож. Чтобы взять: магия 9, ближний бой 10 или уровень 12, попытка стоит 18 славы; провал – рана. В пути: на действие меньше, змеи и исчадия атакуют с +1, переносы невозможны. Награда: карта, исцелить 3 раны.
serpent-quest-foul-the-spring = Осквернить источник
serpent-quest-foul-the-spring-rule = Угроза, Ядовитый источник. Дважды пройдите ближний бой 9 или магию 9, попытка стоит 14 славы; провал ранит всех героев здесь. Награда: исцелить 3 раны.
serpent-quest-rope-over-abyss = Канат над бездной
serpent-quest-rope-over-abyss-rule = Угроза, Мост над бездной. Дважды пройдите скорость 9 или здоровье 19, попытка стоит 15 славы; при провале падают все герои здесь. Награда: 2 славы, на 2 действия больше в следующем ходу, исцелить 2 раны.
serpent-quest-oracles-dice = Кости слепого оракула
serpent-quest-oracles-dice-rule = Шанс, Перекрёсток. 8 или больше на двух кубиках, попытка стоит 16 славы; провал – 1 риск. Награда: на 3 риска меньше, исцелить 2 раны.
serpent-quest-defeat-nakari = Победить Накари
serpent-quest-defeat-nakari-rule = Охота, Логово Накари. Победа над ней сразу выигрывает игру.
serpent-quest-postern-key = Ключ от калитки
serpent-quest-postern-key-rule = Артефакт, Караульная. Ближний бой 7 или скорость 7; провал – рана. Навсегда: раз в ход выход вашей локации считается открытым.
serpent-quest-restless-dead = Беспокойные мертвецы
serpent-quest-restless-dead-rule = Влияние, Придорожная часовня. Пока не выполнено: 1 риск в каждой фазе восстановления. Заплатите 4 славы. Награда: исцелить 1 рану.
serpent-quest-altar-coin = Монета на алтарь
serpent-quest-altar-coin-rule = Жертва, Малый алтарь. Получите 1 рану и сбросьте 2 карты с руки. Награда: 2 славы.
serpent-quest-old-snake = Старая змея гнезда
serpent-quest-old-snake-rule = Охота, Гнездо ползунов. Награда: исцелить 2 раны.
serpent-quest-buried-satchel = Зарытая сума
serpent-quest-buried-satchel-rule = Поиск 6 в любом помещении, затем заплатите 1 славу. Награда: карта, 1 слава.
serpent-quest-lost-acolyte = Заблудший служка
serpent-quest-lost-acolyte-rule = Сопровождение, из Затопленного колодца в Придорожную часовню. В пути исчадия атакуют с +1. Награда: 3 славы.
serpent-quest-bail-the-well = Вычерпать колодец
serpent-quest-bail-the-well-rule = Угроза, Затопленный колодец. Магия 7 или ближний бой 8; провал ранит всех героев здесь. Награда: 2 славы.
serpent-quest-knucklebones = Бабки
serpent-quest-knucklebones-rule = Шанс, Схрон контрабандистов. 8 или больше на двух кубиках; провал стоит 1 славу. Награда: 3 славы.

## Событие
serpent-event-wrath = Ярость богини змей
serpent-event-wrath-rule = В начале каждого хода кубик 4 и больше кладёт сюда жетон, не больше 5. Каждый жетон удешевляет исчадия одного объявления на 1 в сумме и даёт жрицам +1 к атаке.

## Числа на странице карт
serpent-pack-heroic = героический набор
serpent-figure-values = Ближний бой / магия / скорость: { $value }
serpent-figure-hero-values = Ближний бой / магия / скорость по уровням: { $value }
serpent-figure-health = Здоровье: { $value }
serpent-figure-boons = Мест для преимуществ: { $value }
serpent-figure-treasures = для сокровищ: { $value }
serpent-figure-kind = { $value }
serpent-figure-glory = Слава: { $value }
serpent-figure-peril = Риск: { $value }
serpent-figure-exits = Стороны по часовой стрелке: { $value }
serpent-figure-copies = Карт: { $value }
serpent-figure-cost = Цена: { $value }
serpent-figure-kinds = Вид: { $value }
serpent-figure-attacks = Атакует: { $value }
serpent-figure-sort = { $value }
serpent-figure-timing = { $value }
serpent-figure-duration = { $value }
serpent-figure-upkeep = Сохранение: { $value }
serpent-value-melee = ближний бой
serpent-value-magic = магия
serpent-value-speed = скорость
serpent-value-entrance = Вход
serpent-value-tunnel = Тоннель
serpent-value-gloomy = Мрачный тоннель
serpent-value-chamber = Помещение
serpent-value-open = открыта
serpent-value-wall = стена
serpent-value-exits-blocked = блокирована:
serpent-value-exits-trap = ловушка:
serpent-value-boon = Преимущество
serpent-value-treasure = Сокровище
serpent-value-curse = Проклятие
serpent-value-trap = Ловушка
serpent-value-any = в любой момент
serpent-value-heroic = в фазе подвигов
serpent-value-response = в ответ
serpent-value-villainy = в фазе злодеяний
serpent-value-instant = мгновенно
serpent-value-permanent = надолго
serpent-value-attachment = прикрепляется

## Достижения
serpent-achievement-goddess = Убийца богини
serpent-achievement-goddess-how = Победите, сразив Накари.
serpent-achievement-last-one = Последний герой
serpent-achievement-last-one-how = Победите, оставшись единственным героем.
serpent-achievement-sure-footed = Твёрдый шаг
serpent-achievement-sure-footed-how = Победите, ни разу не упав.
serpent-achievement-swift = Туда и обратно
serpent-achievement-swift-how = Победите заданиями не более чем за восемь своих ходов.
serpent-achievement-ringleader = Предводитель
serpent-achievement-ringleader-how = Подчините трёх приспешников за одну игру.
serpent-achievement-fellowship = Братство
serpent-achievement-fellowship-how = Доиграйте игры за пятерых разных героев.
