/** Words and phrases that join ideas. */
export const CONNECTIVES: readonly string[] =
  `and, also, as well as, moreover, furthermore, in addition, additionally, besides, not only, but, however,
  although, though, even though, while, whereas, despite, in spite of, yet, nevertheless, nonetheless,
  on the other hand, in contrast, instead, rather than, unlike, because, since, as a result, therefore, thus,
  consequently, hence, so that, due to, so, owing to, thereby, leading to, which means, for this reason,
  thanks to, given that, for example, for instance, such as, namely, in particular, especially, including, first,
  firstly, second, secondly, then, next, finally, in conclusion, to sum up, overall, if, unless, provided that,
  as long as, in order to, when, until, before, after, once, in fact, indeed, that is, in other words, similarly,
  likewise, both, either, who, which`
    .split(',')
    .map((connective) => connective.trim())
