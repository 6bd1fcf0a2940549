/** Closed-class words: every English sentence is held together by them. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those my your his her its our their some any no every each all both few many much more most
  several another other such what which who whom whose i you he she it we they me him us them myself himself herself
  itself themselves one someone everyone something nothing there here of in on at by for with from to into onto about
  above below under over between among through during before after since until against without within along across
  behind beyond near per via despite towards upon as like than and or but nor so yet if because although though while
  whereas when where whether unless once be am is are was were been being have has had having do does did will would
  shall should can could may might must not n't 's 're 've 'll 'd 'm also just only very too even still then thus
  however therefore moreover because how why up out off down`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)
