import { AudioLines, Info, ListChecks, PenLine } from 'lucide-react'
import { t } from './messages.ts'

const ways = [
  { title: 'speakingTitle', text: 'speakingText', icon: AudioLines, look: 'bg-speaking-soft text-speaking' },
  { title: 'writingTitle', text: 'writingText', icon: PenLine, look: 'bg-writing-soft text-writing' },
  { title: 'keyTitle', text: 'keyText', icon: ListChecks, look: 'bg-reading-soft text-reading' },
  { title: 'limitsTitle', text: 'limitsText', icon: Info, look: 'bg-sunken text-ink-2' },
] as const

/** How scores come about, and what they are not. */
export function HowScored() {
  return (
    <section aria-labelledby="how-heading" className="mt-16 md:mt-24">
      <h2 id="how-heading" className="text-2xl font-[650] tracking-[-0.02em]">
        {t('howHeading')}
      </h2>
      <p className="mt-1.5 text-ink-2">{t('howLead')}</p>
      <ul className="mt-7 grid gap-x-12 gap-y-9 md:grid-cols-2">
        {ways.map(({ title, text, icon: Icon, look }) => (
          <li key={title} className="flex gap-4">
            <span className={`grid size-11 shrink-0 place-items-center rounded-control ${look}`} aria-hidden>
              <Icon size={20} />
            </span>
            <div>
              <h3 className="font-semibold">{t(title)}</h3>
              <p className="mt-1 max-w-[56ch] text-ink-2 text-pretty">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
