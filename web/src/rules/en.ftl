# Words around the rules, loaded with them.
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [one] { $count } section found
   *[other] { $count } sections found
}
rules-nothing = Nothing found in the rules.
