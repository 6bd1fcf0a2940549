import { translator } from '../../shared/i18n/translator.ts'

const messages = {
  otherMachineTitle: 'This device cannot use Rehearsal yet',
  otherMachineText:
    'Rehearsal runs on another machine and is set up for that machine alone: its address, {address}, leads every device to itself.',
  insecureTitle: 'Rehearsal needs https here',
  insecureText:
    'Browsers allow signing in and recording only over https, or on the machine itself at localhost. This page came over plain http, so neither would work.',
  elsewhereTitle: 'Rehearsal has another address',
  elsewhereText: 'This page was opened at {here}, where nobody can sign in. Open it at its own address.',
  open: 'Open {address}',
  whoRunsIt: 'If you run it',
  startHttps:
    'Stop it and start it with these two lines on that machine. Browsers then warn once about the certificate, which is your own: go on, or install it on the devices.',
  onMachine: 'On the machine itself, open {address}',
  setAddress: 'If {here} is the address that learners should use, start it with this setting:',
  setHttpsAddress: 'If learners should use it at {here}, it needs https there.',
  askThem: 'Otherwise show this page to the person who runs it.',
} as const

export const t = translator(messages)
