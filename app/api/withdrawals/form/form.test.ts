import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMails } from '@/lib/mail/data'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { findWithdrawals } from '@/lib/withdrawals/data'
import { POST } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const answers = {
  name: 'Erika "Muster" <b>',
  reference: 'SK-AAAAA-AAAAA',
  email: 'erika@müller.de',
  text: 'Zeile 1\r\nZeile 2 & mehr',
}

describe('the withdrawal form without scripts', () => {
  beforeAll(() => setCurrentSettings({ maintenance: true, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    POST(
      new Request(`${ORIGIN}/api/withdrawals/form`, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
      { params: Promise.resolve({}) },
    )
  const plain = (html: string) =>
    html
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
  const pageOf = async (response: Response) => {
    const html = (await response.text()).replace(/<style>.*<\/style>/, '')
    return { html, text: plain(html.replaceAll(/<[^>]+>/g, '\n')) }
  }
  /** The page's form data when a button is pressed. */
  const pressed = ({ html }: { html: string }, name: string) => {
    const [, step] = new RegExp(`<button(?: name="step" value="([a-z]+)")?>${name}<`).exec(html) ?? []
    const fields = [
      ...html.matchAll(/<input [^>]*?name="([a-z]+)"[^>]*? value="([^"]*)">/g),
      ...html.matchAll(/<textarea [^>]*?name="([a-z]+)"[^>]*>\n([^<]*)</g),
    ].map(([, field = '', value = '']): [string, string] => [field, plain(value)])
    return Object.fromEntries(step === undefined ? fields : [...fields, ['step', step]])
  }
  const declared = async () => (await findWithdrawals(store(), 'received', { limit: 9 })).entries

  it('shows a review first, and declares once on confirmation, in a locked shop too', async () => {
    const review = await pageOf(await send(answers))
    expect(review.html).toContain('<h1>Das erklärst du</h1>')
    expect(review.html).not.toContain('<b>')
    for (const value of ['Erika "Muster" <b>', 'erika@müller.de', 'Zeile 2 & mehr'])
      expect(review.text).toContain(value)
    expect(await declared()).toEqual([])

    const confirmed = pressed(review, 'Widerruf bestätigen')
    const receipts = await Promise.all([send(confirmed), send(confirmed)])
    receipts.push(await send(confirmed))
    const texts = await Promise.all(receipts.map(async (receipt) => (await pageOf(receipt)).text))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toMatch(
      /Dein Widerruf ist eingegangen.*Eingegangen am\n+\d+\. \S+ \d{4} um \d\d:\d\d:\d\d Uhr/s,
    )
    const { name, reference, email } = answers
    expect(await declared()).toMatchObject([{ name, reference, email, text: 'Zeile 1\nZeile 2 & mehr' }])
    expect((await findMails(store(), 'waiting', { limit: 9 })).entries).toHaveLength(1)
  })

  it('shows errors at their fields, and keeps the input', async () => {
    const page = await pageOf(await send({ ...answers, name: ' ', step: 'confirm' }))
    expect(page.html).toMatch(
      /id="name-wrong" role="alert">Bitte [^<]+<\/p><input id="name"[^>]*aria-invalid="true"/,
    )
    expect(pressed(page, 'Weiter')).toMatchObject({ email: answers.email, reference: answers.reference })
    const again = await pageOf(await send(pressed(await pageOf(await send(answers)), 'Angaben ändern')))
    expect(pressed(again, 'Weiter')).toMatchObject({ name: answers.name, email: answers.email })
  })

  it('declares nothing without the key of a review', async () => {
    const before = (await declared()).length
    const page = await pageOf(await send({ ...answers, step: 'confirm' }))
    expect(page.html).toContain('<h1>Das erklärst du</h1>')
    expect(await declared()).toHaveLength(before)
  })

  it('accepts a declaration without a usable mail address, and says that no mail is sent', async () => {
    const review = await pageOf(await send({ ...answers, email: 'habe keine' }))
    expect(review.text).toContain('An diese E-Mail-Adresse können wir nichts schicken')
    const receipt = await pageOf(await send(pressed(review, 'Widerruf bestätigen')))
    expect(receipt.text).toContain('Diese Seite ist deine Bestätigung')
    expect(await declared()).toMatchObject([{ email: 'habe keine' }, { email: answers.email }])
    expect((await findMails(store(), 'waiting', { limit: 9 })).entries).toHaveLength(1)
  })

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('refuses %j with a message in plain text', async (headers, status) => {
    const refused = await send(answers, headers)
    expect(refused.status).toBe(status)
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await refused.text()).toMatch(/^\p{Lu}.*\.\n$/u)
  })
})
