import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { button } from './controls.ts'

/** The page of the profile, section by section. */
export function profilePage(page: Page) {
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  const [you, email, sessions, calendar] = [
    section('About you'),
    section('E-mail'),
    section('Where you are signed in'),
    section('Your calendar'),
  ]
  const deletion = page.getByRole('dialog', { name: 'Delete your account' })
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Profile setting' }),
    menuEntry: page.getByRole('menuitem', { name: 'Profile setting' }),
    name: you.getByLabel('Name', { exact: true }),
    country: you.getByLabel('Country'),
    timeZone: you.getByLabel('Time zone'),
    save: button(you, 'Save'),
    wholeExam: section('Your exam').getByRole('radio', { name: 'Today’s exam, whole' }),
    saveExam: button(section('Your exam'), 'Save'),
    changeEmail: button(email, 'Change the e-mail'),
    newEmail: email.getByLabel('New e-mail'),
    emailPassword: email.getByLabel('Your password'),
    sendLink: button(email, 'Send the link'),
    emailSection: email,
    confirmAddress: button(page, 'Confirm this address'),
    sessions: sessions.getByRole('listitem'),
    signOutOther: button(sessions, /^Sign out .* on .*, signed in/),
    makeAddress: button(calendar, /^Make (?:an|a new) address$/),
    calendarAddress: calendar.getByLabel('Address of your calendar'),
    download: button(section('Your data'), 'Download my data'),
    askForDeletion: button(section('Delete your account'), 'Delete my account'),
    deletion,
    deletionPassword: deletion.getByLabel('Your password'),
    deletionTick: deletion.getByRole('checkbox', { name: 'Yes, delete my account in 14 days' }),
    confirmDeletion: button(deletion, 'Delete my account'),
    due: page.getByText(/^This account and everything in it will be deleted on/).first(),
    keep: button(page, 'Keep my account').first(),
    toast: (text: string | RegExp) => page.getByRole('region', { name: 'Notifications' }).getByText(text),
  }
}

/** The first link to such a page in a mail to an address, from where the default mail adapter leaves mails. */
export async function linkMailedTo(dataDir: string, email: string, link: RegExp): Promise<string> {
  const find = () => {
    const outbox = `${dataDir}/outbox`
    if (!existsSync(outbox)) return ''
    const mails = readdirSync(outbox).map((name) => readFileSync(`${outbox}/${name}`, 'utf8'))
    const mine = mails.filter((text) => text.includes(`To: ${email}`)).map((text) => text.replaceAll('=\n', ''))
    return mine.map((text) => link.exec(text)?.[0] ?? '').find((found) => found !== '') ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}
