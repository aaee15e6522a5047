import { ADMIN, expectSignedIn, PASSWORD, signIn, test } from '../support/accounts'
import { expect, expectAccessible } from '../support/test'

const at = Date.now()
const taskId = `task_${at}_mailmailmailmail`
const mailId = `mail_${at}_mailmailmailmail`
const to = 'inhaberin@example.com'

test.describe('mail', () => {
  test('that was rejected is shown to the owner, and can be sent again', async ({ page, shop }) => {
    const task = { id: taskId, kind: 'conversion', subject: 'order_1', state: 'resting', tries: 30 }
    const mail = { id: mailId, to, template: 'owner-task', about: taskId, status: 'failed', tries: 1 }
    await shop.write({
      [`tasks/${taskId}`]: { ...task, since: at, dueAt: at, lastError: 'ShopError: internal' },
      [`mails/${mailId}`]: { ...mail, at: Date.now(), lastError: '550 5.1.1 User unknown' },
    })

    await signIn(page, ADMIN, PASSWORD, '/anmelden?zurueck=/admin')
    await expectSignedIn(page, '/admin')
    await page.getByRole('link', { name: /^Postausgang (?:[2-9]|mehr als 9)$/ }).click()
    const mails = page.getByRole('region', { name: 'E-Mails' })
    const row = mails.getByRole('row').filter({ hasText: to })
    await expect(row).toContainText('550 5.1.1 User unknown')
    await expectAccessible(page)
    await row.getByRole('button', { name: `An Sie: Aufgabe liegt an ${to}: noch einmal senden` }).click()
    await expect(row).toHaveCount(0)
    await expect
      .poll(() => shop.data(`mails/${mailId}`))
      .toMatchObject({ status: 'sent', tries: 2, sentAt: expect.any(Number) })

    await mails.getByRole('link', { name: 'Gesendet' }).click()
    await expect(mails.getByRole('row').filter({ hasText: to })).toBeVisible()
    await expect(page).toHaveTitle('Verwaltung – Postausgang – Spielklang')
    expect(await shop.command('commands/mail.ts', 'list')).toContain(`${to}\n`)
    const shown = await shop.command('commands/mail.ts', 'show', mailId)
    expect(shown).toContain(`Message-ID: <${mailId}@`)
    expect(shown).toContain(`Postausgang und Aufgaben öffnen:\n`)
    await shop.write({ [`tasks/${taskId}`]: null })
  })
})
