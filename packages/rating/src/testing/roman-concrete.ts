import type { KeyPoint } from '../types/writing.ts'

/** What question 147 is about, shortened; the fixture `roman-concrete` answers it. */
export const romanConcrete: { contextText: string; keyPoints: KeyPoint[] } = {
  contextText:
    'Engineers who visit ancient Roman ports are often puzzled. Modern concrete may crumble within a century, yet some Roman piers are still solid. The Romans mixed lime with volcanic ash. Salt water dissolves part of the ash, and new minerals form in the gaps. Making modern cement releases carbon dioxide. Roman concrete hardens slowly and contains no steel. It would suit sea walls rather than skyscrapers.',
  keyPoints: [
    {
      point: 'Roman harbour concrete has lasted far longer in the sea than modern concrete does.',
      cues: [
        ['roman', 'rome', 'ancient'],
        ['concrete', 'harbour', 'harbor', 'pier'],
        ['last', 'survive', 'endure', 'durable', 'solid'],
        ['modern', 'today', 'century', 'crumble'],
      ],
    },
    {
      point: 'Its secret is lime mixed with volcanic ash.',
      cues: [
        ['lime', 'mortar', 'recipe', 'mixture'],
        ['volcanic', 'volcano', 'naples'],
        ['ash', 'ashes', 'powder'],
      ],
    },
    {
      point: 'Sea water makes new minerals grow that strengthen it.',
      cues: [
        ['sea water', 'salt water', 'sea'],
        ['mineral', 'crystal'],
        ['strengthen', 'repair', 'stronger', 'reinforce'],
      ],
    },
    {
      point: 'Modern cement gives off carbon dioxide.',
      cues: [
        ['carbon', 'carbon dioxide', 'emission'],
        ['cement', 'modern concrete'],
        ['borrow', 'imitate', 'researcher', 'engineer'],
      ],
    },
    {
      point: 'Because it hardens slowly, it suits sea walls, not tall buildings.',
      cues: [
        ['slow', 'slowly', 'steel'],
        ['sea wall', 'sea defence', 'skyscraper', 'tall building'],
        ['suit', 'only', 'limited'],
      ],
    },
  ],
}
