import { Button } from '@rehearsal/ui/button'
import { useState } from 'react'
import { t } from './messages.ts'

const LONG_CHARACTERS = 700
const LONG_LINES = 10

/** What somebody wrote, as text and nothing else; a long one opens. */
export function SaidText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length > LONG_CHARACTERS || text.split('\n').length > LONG_LINES
  return (
    <>
      <p
        dir="auto"
        className={`mt-1 overflow-clip whitespace-pre-wrap [overflow-wrap:anywhere] ${isLong && !isOpen ? 'line-clamp-6' : ''}`}
      >
        {text}
      </p>
      {isLong ? (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3 max-md:min-h-11"
          onClick={() => setIsOpen(!isOpen)}
          aria-expanded={isOpen}
        >
          {isOpen ? t('showLess') : t('showAll')}
        </Button>
      ) : null}
    </>
  )
}
