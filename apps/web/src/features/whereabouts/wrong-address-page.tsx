import { httpsLines, isLoopbackHost } from '@rehearsal/contracts/own-address'
import { Button } from '@rehearsal/ui/button'
import type { ReactNode } from 'react'
import type { Whereabouts } from '../../shared/browser/whereabouts.ts'
import { PublicFrame } from '../../shared/frame/public-frame.tsx'
import { useTabTitle } from '../../shared/frame/use-tab-title.ts'
import { t } from './messages.ts'

type Props = {
  whereabouts: Exclude<Whereabouts, { kind: 'right' | 'leads' }>
  location: Pick<URL, 'origin' | 'protocol' | 'hostname' | 'port'>
}

/** In place of the product where it cannot work: says why, and who must do what. No router stands around it. */
export function WrongAddressPage({ whereabouts, location }: Props) {
  switch (whereabouts.kind) {
    case 'other-machine':
      return (
        <Notice
          title={t('otherMachineTitle')}
          text={t('otherMachineText', { address: whereabouts.publicOrigin })}
          remedy={<HttpsLines location={location} />}
        />
      )
    case 'insecure':
      return <Notice title={t('insecureTitle')} text={t('insecureText')} remedy={<HttpsLines location={location} />} />
    case 'elsewhere':
      return (
        <Notice
          title={t('elsewhereTitle')}
          text={t('elsewhereText', { here: location.origin })}
          action={
            <Button variant="primary" href={whereabouts.address}>
              {t('open', { address: new URL(whereabouts.address).origin })}
            </Button>
          }
          remedy={<AddressSetting location={location} />}
        />
      )
  }
}

type NoticeProps = { title: string; text: string; action?: ReactNode; remedy: ReactNode }

function Notice({ title, text, action, remedy }: NoticeProps) {
  useTabTitle(title)
  return (
    <PublicFrame>
      <div className="mx-auto w-full max-w-[40rem] px-4 pb-16 pt-4 md:pt-[8dvh]">
        <h1 className="text-2xl font-[650] tracking-[-0.02em]">{title}</h1>
        <p className="mt-2 text-ink-2">{text}</p>
        {action === undefined ? null : <div className="mt-5">{action}</div>}
        <section className="mt-6 grid gap-3 rounded-card border border-line bg-surface p-5 md:p-6">
          <h2 className="font-semibold">{t('whoRunsIt')}</h2>
          {remedy}
          <p className="text-ink-2">{t('askThem')}</p>
        </section>
      </div>
    </PublicFrame>
  )
}

/** What makes this page's address the product's own: over plain http it would be of no use but to the machine itself. */
function AddressSetting({ location }: Pick<Props, 'location'>) {
  const { origin, protocol, hostname } = location
  if (protocol !== 'https:' && !isLoopbackHost(hostname)) {
    return (
      <>
        <p>{t('setHttpsAddress', { here: hostname })}</p>
        <HttpsLines location={location} />
      </>
    )
  }
  return (
    <>
      <p>{t('setAddress', { here: origin })}</p>
      <Line>{`PUBLIC_URL=${origin}`}</Line>
    </>
  )
}

/** The lines as they are typed on the machine that runs the product, for the address that this page was opened at. */
function HttpsLines({ location: { hostname, port } }: Pick<Props, 'location'>) {
  return (
    <>
      <p>{t('startHttps')}</p>
      {httpsLines(hostname, port).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {isLoopbackHost(hostname) ? null : (
        <p className="text-ink-2">
          {t('onMachine', { address: `https://${hostname}${port === '' ? '' : `:${port}`}` })}
        </p>
      )}
    </>
  )
}

function Line({ children }: { children: string }) {
  return (
    <code
      translate="no"
      className="block rounded-control bg-sunken px-3 py-2 font-mono text-sm leading-relaxed [overflow-wrap:anywhere]"
    >
      {children}
    </code>
  )
}
