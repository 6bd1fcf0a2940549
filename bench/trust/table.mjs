/** The table of `npm run bench:trust`: each figure beside its target, in two lines. */

const SHOWN = {
  share: (value) => `${(100 * value).toFixed(value > 0 && value < 0.01 ? 2 : 1)} %`,
  correlation: (value) => value.toFixed(3),
  difference: (value) => `${value > 0 ? '+' : ''}${value.toFixed(3)}`,
  ms: (value) => `${value.toFixed(0)} ms`,
  MB: (value) => `${value.toFixed(0)} MB`,
  count: (value) => String(Math.round(value * 100) / 100),
  'in 1,000': (value) => `${value.toFixed(2)} in 1,000`,
}

/** Prints all targets; `versions` are the engines of today. Returns how many are met, missed and not measured. */
export function printTable(targets, figures, versions) {
  const counts = { met: 0, missed: 0, 'not measured': 0 }
  let earlier = 0
  let before
  for (const target of targets) {
    const figure = figures[target.id]
    const standing = figure === undefined ? 'not measured' : isMet(target, figure.value) ? 'met' : 'missed'
    counts[standing] += 1
    if (standing === 'met' && isEarlier(figure, versions)) earlier += 1
    const item = target.items[0]
    if (item !== before) console.log(`\n${typeof item === 'number' ? `Item ${item}` : 'Bad input'}`)
    before = item
    console.log(`  ${standing.padEnd(12)} ${target.what}: ${figureOf(target, figure)} (wanted ${wantedOf(target)})`)
    console.log(`${' '.repeat(15)}${originOf(target, figure, versions)}`)
    if (figure?.by)
      console.log(
        `${' '.repeat(15)}${Object.entries(figure.by)
          .map(([name, share]) => `${name} ${share}`)
          .join('; ')}`,
      )
  }
  console.log(
    `\n${counts.met} of ${targets.length} targets are met (${earlier} of them as an earlier engine was measured), ${counts.missed} are missed, ${counts['not measured']} are not measured.`,
  )
  return counts
}

export function isMet({ atLeast, atMost, below }, value) {
  if (atLeast !== undefined) return value >= atLeast
  return atMost === undefined ? value < below : value <= atMost
}

function wantedOf({ unit, atLeast, atMost, below }) {
  const shown = SHOWN[unit]
  if (atLeast !== undefined) return `≥ ${shown(atLeast)}`
  return atMost === undefined ? `< ${shown(below)}` : `≤ ${shown(atMost)}`
}

function figureOf({ unit }, figure) {
  if (figure === undefined) return 'not measured'
  const { value, low, high, n } = figure
  const interval = low === undefined ? '' : ` [${SHOWN[unit](low)}, ${SHOWN[unit](high)}]`
  return `${SHOWN[unit](value)}${interval}${n > 1 ? `, n ${n}` : ''}`
}

const times = (looks) => (looks === 1 ? 'once' : `${looks} times`)

const isEarlier = ({ engines }, versions) =>
  Object.entries(engines).some(([engine, version]) => versions[engine] !== version)

function originOf({ id, hand, how, outside }, figure, versions) {
  const told = [`${id}: ${hand}`, how]
  if (figure !== undefined) {
    const of = Object.entries(figure.engines)
    const engines = of.map(([engine, version]) => `${engine} ${version}`).join(', ')
    if (of.length > 0) told.push(isEarlier(figure, versions) ? `measured on ${engines}` : engines)
    told.push(of.length === 0 ? figure.on : `${figure.on}, looked at ${times(figure.looks)}`)
    if (figure.sample) told.push(figure.sample)
  }
  if (outside) told.push(`from outside ${outside}`)
  return told.join('; ')
}
