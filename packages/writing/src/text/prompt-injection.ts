/** Prompt injections, what is surely said to whoever grades and not to a reader of the answer: they leave nothing of content. */
const GRADER_INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,30}\b(?:previous|prior|above|earlier|all|your|grading|scoring|system)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules|rubrics?|criteria)\b/iu,
  /(?:^|[.!?\n]\s*|please )(?:award|assign|grant|give)\b[^.!?\n]{0,40}\b(?:full|maximum|highest|perfect|top|max)\b[^.!?\n]{0,12}\b(?:marks?|scores?|points?|grades?|band)\b/iu,
  /\b(?:award|assign|grant|give)\s+(?:me|this (?:essay|answer|response|text|e-?mail|summary))\b[^.!?\n]{0,30}\b(?:\d+\s*(?:\/|out of|points?|marks?)|marks?|scores?)\b/iu,
  /\b(?:dear|attention|note to(?: the)?|message (?:to|for)(?: the)?|hello)\s+(?:the\s+)?(?:grader|examiner|marker|rater|scoring (?:engine|system)|ai|assistant)\b/iu,
  /\b(?:as an ai|you are (?:now )?an? (?:[a-z]+ ){0,3}(?:grader|examiner|ai|assistant|rater))\b/iu,
  /(?:^|\n|[.!?]\s)\s*(?:system|assistant|developer)\s*:/iu,
  /["'{]?\b(?:overall|score)\b["']?\s*[:=]\s*(?:\d+(?:\.\d+)?\b|full|max)/iu,
  /<\/?(?:system|instructions?|grade|score|prompt)>/iu,
  /[[({<]\s*(?:scoring|grading|grader|examiner|rater|marker|rating|system|assessor|evaluat(?:ion|or))(?: (?:note|notice|instructions?|comment|message|hint|override|prompt))?\s*:/iu,
  /\b(?:scoring|grading|rater|marking|evaluation|grader|examiner) (?:note|notice|instructions?|override|directive|guidance)\s*:/iu,
  /\b(?:keep|set|put|leave|record|enter|fix|return|output|report)\b[^.!?\n]{0,30}\b(?:traits?|criteri(?:a|on)|(?:sub-?|all |each |every |the |overall )scores?)\b[^.!?\n]{0,15}\b(?:at|to|as)\s+(?:(?:the|their|its) )?(?:max\w*|full|highest|top|perfect|two|four|five|six|nine|ten|ninety|\d+)\b/iu,
  /\bthis (?:answer|essay|response|e-?mail|summary|submission|candidate|piece of writing)\b[^.!?\n]{0,20}\b(?:deserves?|merits|warrants|should (?:get|receive|be)|must (?:get|receive|be)|has earned|is worth)\b[^.!?\n]{0,30}\b(?:bands?|marks?|scores?|scored|points?|grades?|graded|rated|credit|rating)\b/iu,
  /\b(?:kindly|please|now|then)\s+(?:record|enter|assign|award|grant|report|return|output)\b[^.!?\n]{0,25}\b\d+\s*(?:points?|marks?|out of|\/\s*\d)/iu,
]

/** “Ignore all instructions” in other languages: nobody says it to an English reader. */
const FOREIGN_INSTRUCTIONS: readonly RegExp[] = [
  /(?<!\p{L})(?:ignor(?:ez|er)|oubli(?:ez|er?)|ignore (?:tout|ces|les|mes|vos|tes)).{0,40}(?:instruction|consigne|directive|règle)/isu,
  /(?<!\p{L})(?:ignor[ae]n?|olvid[ae]n?|omit[ae]n?)(?!\p{L}).{0,40}(?:instrucciones|indicaciones|reglas|órdenes)/isu,
  /(?<!\p{L})(?:ignor[ae]m?|esqueç[ao]m?|desconsider[ae]m?)(?!\p{L}).{0,40}(?:instruções|regras|orientações)/isu,
  /(?<!\p{L})(?:ignora(?:te|re)?|dimentica(?:te|re)?)(?!\p{L}).{0,40}(?:istruzioni|regole|indicazioni)/isu,
  /(?<!\p{L})(?:ignorier|vergiss|vergessen|missacht|beacht)\p{L}*.{0,40}(?:anweisung|anleitung|instruktion|vorgabe|regel)/isu,
  /(?:игнорир|забуд|не обращай).{0,40}(?:инструкц|указани|правил)/isu,
  /(?:zignoruj|ignoruj|zapomnij).{0,40}(?:instrukcj|poleceni|zasad)/isu,
  /(?:talimat|yönerge|komut)\p{L}*.{0,25}(?:yok say|görmezden|dikkate alma|unut)/isu,
  /bỏ qua.{0,25}(?:hướng dẫn|chỉ dẫn|lệnh)/isu,
  /(?<!\p{L})abaikan.{0,25}(?:instruksi|perintah|petunjuk)/isu,
  /(?:忽略|忽视|忽視|无视|無視|忘记|忘記|不要理会).{0,15}(?:指令|指示|说明|說明|提示|规则|規則|要求)/su,
  /(?:指示|命令|プロンプト).{0,10}(?:無視|忘れ)/su,
  /(?:지시|명령|지침).{0,12}(?:무시|잊)/su,
  /(?:دستور|فرمان|راهنما).{0,40}(?:نادیده|فراموش)|(?:نادیده|فراموش).{0,40}(?:دستور|فرمان|راهنما)/su,
  /(?:تجاهل|انس).{0,30}(?:تعليمات|أوامر|توجيهات|الأوامر)/su,
  /निर्देश.{0,25}(?:अनदेखा|नज़रअंदाज़|भूल)/su,
]

/** What may be said to a grader, or has the shape of a prompt: too doubtful to cost points, enough to ask no model about it. */
const POSSIBLE_INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:all|your|these|any|previous|above|prior|earlier)\b.{0,20}\b(?:instruction|prompt|rule|rubric|criteria|guideline|direction)/isu,
  /\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:rubric|prompt|instructions|criteria|system message)\b/isu,
  /\b(?:give|award|assign|grant|grade|score|rate|mark)\b.{0,40}\b(?:full|maximum|max|top|highest|perfect)\b.{0,30}\b(?:marks?|scores?|points?|levels?|grades?|band|credit|rating)\b/isu,
  /\b(?:give|award|assign|grade|score|rate|mark)\b.{0,40}(?:level\s*[4-9]|100\s*%|10\s*\/\s*10|4\s*\/\s*4)/isu,
  /\b(?:as|you are|i am|act as|pretend)\b.{0,20}\b(?:an? )?(?:ai|language model|grader|examiner|assessor|chatbot|assistant)\b/isu,
  /\b(?:dear|hello|hi|note to(?: the)?|attention|message (?:to|for)(?: the)?)\s+(?:the )?(?:ai|grader|examiner|assessor|marker|scorer|chatgpt|claude|gpt)\b/iu,
  /(?:^|[.!?\n])\s*(?:user|human)\s*:/iu,
  /<\/?\s*(?:system|assistant|user|instructions?|answer|prompt|script|tool|rubric)\b[^>]*>/iu,
  /\bsystem prompt\b|\bprompt injection\b|\bjailbreak\b|\[\/?INST\]|<\|[a-z_]+\|>/iu,
  /["']?\b(?:level|evidence|keyPoints|reason)\b["']?\s*:\s*(?:\[|\{|"|\d)/u,
]

/** Where a text surely speaks to whoever grades; null where it does not. */
export function findPromptInjection(text: string): { start: number; end: number } | null {
  const match = [...GRADER_INSTRUCTIONS, ...FOREIGN_INSTRUCTIONS]
    .map((pattern) => pattern.exec(text))
    .find((each) => each !== null)
  return match ? { start: match.index, end: match.index + match[0].length } : null
}

/** Whether a text speaks, or seems to speak, to whoever judges it. */
export function mayBePromptInjection(text: string): boolean {
  return findPromptInjection(text) !== null || POSSIBLE_INSTRUCTIONS.some((pattern) => pattern.test(text))
}
