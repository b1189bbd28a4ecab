board-doggies-option-dogs-dealt = случайно
board-doggies-option-dogs-chosen = выбирают сами
board-doggies-option-start-usual = обычная
board-doggies-option-start-cross = четыре выхода
board-doggies-option-start-tee = три выхода
