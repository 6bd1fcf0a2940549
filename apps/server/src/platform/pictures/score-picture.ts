import type { Skill } from '@rehearsal/exam/skill'

/** What the picture of a score says: all of it is ours, so that nothing a learner wrote is ever copied with it. */
export type ScorePicture = {
  /** Which colours it has; those of the product where it is a whole test. */
  skill: Skill | 'overall'
  skillName: string
  taskName: string
  examName: string
  earned: string
  outOf: string
  /** The filled part of the ring, 0 to 1. */
  share: number
  productName: string
  promise: string
}

export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

/** The light theme of `tokens.css` in the colour space that pictures know. */
const ink = { first: '#1c2127', second: '#4e545d', third: '#666c74' }
const [paper, surface, line, brand, onBrand] = ['#fafaf7', '#ffffff', '#e0dfda', '#006466', '#f8fdfd']
const skillColours = {
  overall: { solid: brand, soft: '#dcf1f0' },
  listening: { solid: '#1b62a7', soft: '#e4f1ff' },
  reading: { solid: '#226d3d', soft: '#e1f6e6' },
  speaking: { solid: '#a84e13', soft: '#ffeddd' },
  writing: { solid: '#7146a6', soft: '#f3edfe' },
} as const satisfies Record<ScorePicture['skill'], { solid: string; soft: string }>

type Style = Record<string, string | number>
type Child = PictureNode | string
type Props = Record<string, unknown> & { style?: Style; children?: Child | Child[] }
/** An element as satori reads it. */
export type PictureNode = { type: string; key: null; props: Props }

const node = (type: string, props: Props): PictureNode => ({ type, key: null, props })
const box = (style: Style, children: Child | Child[]) => node('div', { style: { display: 'flex', ...style }, children })

/** The score on its ring beside the kind of question, as a tree of boxes. */
export function scorePicture(picture: ScorePicture): PictureNode {
  const { skill, skillName, taskName, examName } = picture
  const colours = skillColours[skill]
  const chip = box(
    {
      padding: '10px 24px',
      borderRadius: 999,
      fontSize: 30,
      fontWeight: 600,
      color: colours.solid,
      backgroundColor: colours.soft,
    },
    skillName,
  )
  const title = box(
    { marginTop: 26, fontSize: taskName.length > 26 ? 62 : 76, fontWeight: 700, lineHeight: 1.08, letterSpacing: -2 },
    taskName,
  )
  const left = box({ flexDirection: 'column', alignItems: 'flex-start', width: 600 }, [
    chip,
    title,
    box({ marginTop: 24, fontSize: 34, color: ink.second }, examName),
  ])
  const card = box(
    {
      flexGrow: 1,
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '0 72px',
      borderRadius: 36,
      border: `2px solid ${line}`,
      backgroundColor: surface,
    },
    [left, ring(picture, colours.solid)],
  )
  return box(
    {
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: PICTURE_WIDTH,
      height: PICTURE_HEIGHT,
      padding: '44px 48px 40px',
      backgroundColor: paper,
      color: ink.first,
      fontFamily: 'Inter',
    },
    [card, foot(picture)],
  )
}

function ring({ share, earned, outOf }: ScorePicture, colour: string): PictureNode {
  const [size, stroke] = [344, 26]
  const radius = (size - stroke) / 2
  const around = 2 * Math.PI * radius
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke }
  const turned = { transform: `rotate(-90 ${size / 2} ${size / 2})`, strokeLinecap: 'round' }
  const filled = { ...circle, ...turned, stroke: colour, strokeDasharray: `${around * share} ${around}` }
  const circles = [node('circle', { ...circle, stroke: line }), ...(share > 0 ? [node('circle', filled)] : [])]
  const svg = node('svg', {
    width: size,
    height: size,
    viewBox: `0 0 ${size} ${size}`,
    style: { position: 'absolute', top: 0, left: 0 },
    children: circles,
  })
  const number = box({ fontSize: earned.length > 4 ? 84 : 100, fontWeight: 700, letterSpacing: -3 }, earned)
  const scale = box({ marginTop: 4, fontSize: 32, color: ink.third }, outOf)
  return box(
    {
      position: 'relative',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      width: size,
      height: size,
    },
    [svg, number, scale],
  )
}

function foot({ productName, promise }: ScorePicture): PictureNode {
  const bars = node('path', { d: 'M4 10v4M9 5v14M14 8v8M19 11v2' })
  const mark = box(
    {
      alignItems: 'center',
      justifyContent: 'center',
      width: 48,
      height: 48,
      borderRadius: 15,
      backgroundColor: brand,
    },
    [
      node('svg', {
        width: 28,
        height: 28,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: onBrand,
        strokeWidth: 3,
        strokeLinecap: 'round',
        children: [bars],
      }),
    ],
  )
  return box({ marginTop: 32, alignItems: 'center', justifyContent: 'space-between' }, [
    box({ alignItems: 'center' }, [mark, box({ marginLeft: 18, fontSize: 34, fontWeight: 600 }, productName)]),
    box({ fontSize: 26, color: ink.second }, promise),
  ])
}
