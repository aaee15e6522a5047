import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN, CUSTOMER, openSession, test } from '../support/accounts'
import { placeOrder } from '../pages/place-order'
import { METRICS_TOKEN, SERVER_SECRET } from '../support/shop'
import { expect } from '../support/test'

test.describe('operation', () => {
  test('the desk shows the health of each service and the program’s version', async ({ page, shop }) => {
    await openSession(page.request, shop, ADMIN)
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Betrieb', exact: true }).click()
    const health = page.getByRole('region', { name: 'Was der Shop braucht' })
    await expect(health.getByText('Der Datenspeicher nimmt Änderungen an.')).toBeVisible()
    await expect(health.getByText('Es ist kein Mailserver eingetragen.')).toBeVisible()
    await expect(health.getByText('Der Zahlungsdienst antwortet.')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Wartungsmodus' })).toBeVisible()
    await expect(page.getByText('1.0.0')).toBeVisible()
  })

  test('a backup downloaded at the desk is logged once and can be restored in a new shop', async ({
    page,
    shop,
    engine,
    request,
  }) => {
    const { orderId } = await placeOrder(request, shop.origin)
    await openSession(page.request, shop, ADMIN)
    await page.goto('/admin/betrieb')
    await expect(page.getByText('Es gibt noch keine Sicherung.')).toBeVisible()
    const loading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Jetzt sichern' }).click()
    const download = await loading
    expect(download.suggestedFilename()).toMatch(
      engine === 'sqlite' ? /^spielklang-\d{4}-\d\d-\d\d\.sqlite$/ : /^spielklang-.*\.json$/,
    )
    const folder = mkdtempSync(join(tmpdir(), 'spielklang-restored-'))
    const file = join(folder, 'backup')
    await download.saveAs(file)
    const elsewhere = { STORE_ENGINE: 'sqlite', DATA_DIR: join(folder, 'data') }
    const command = engine === 'sqlite' ? 'restore' : 'import'
    await shop.commandWith(elsewhere, 'commands/data.ts', command, file)
    expect(await shop.commandWith(elsewhere, 'commands/data.ts', 'audit')).toContain('Alles stimmt')
    const restored = await shop.commandWith(elsewhere, 'commands/data.ts', 'get', `orders/${orderId}/id`)
    expect(JSON.parse(restored)).toBe(orderId)
    rmSync(folder, { recursive: true })
    const noted = Object.values(Object(await shop.data('journal'))).filter(
      (entry) => Object(entry).act === 'backup-loaded',
    )
    expect(noted).toHaveLength(1)
    expect(shop.files().filter((name) => name.startsWith('backup-copy'))).toEqual([])
    await page.reload()
    await expect(page.getByText('Die letzte Sicherung ist vom')).toBeVisible()
  })

  test('the health endpoint reports each service, and metrics require their own token', async ({
    request,
    shop,
    playwright,
  }) => {
    const health = await request.get('/api/health')
    expect(health.status()).toBe(200)
    expect(await health.json()).toMatchObject({
      answers: true,
      store: 'ok',
      mail: 'none',
      payment: 'ok',
    })
    expect((await request.get('/api/metrics')).status()).toBe(401)
    const customer = await playwright.request.newContext({ baseURL: shop.origin })
    await openSession(customer, shop, CUSTOMER)
    expect((await customer.get('/api/metrics')).status()).toBe(401)
    const authorization = `Bearer ${METRICS_TOKEN}`
    const secret = { authorization: `Bearer ${SERVER_SECRET}` }
    expect((await request.get('/api/metrics', { headers: secret })).status()).toBe(403)
    expect((await request.get('/api/admin/backup', { headers: { authorization } })).status()).toBe(401)
    expect(
      (await request.get('/api/metrics', { headers: { authorization: `${authorization}x` } })).status(),
    ).toBe(403)
    await request.get('/presets/tarkov-stille-sohle')
    await request.get('/presets/gibt-es-nicht')
    await request.get(`/gibt/es/nicht/${'x'.repeat(50)}`)
    const answer = await request.get('/api/metrics', { headers: { authorization } })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = await answer.text()
    for (const line of [
      /^spielklang_http_requests_total\{route="\/presets\/\[slug\]",status="2xx"\} \d+$/m,
      /^spielklang_http_requests_total\{route="other",status="4xx"\} \d+$/m,
      /^spielklang_http_request_duration_seconds_bucket\{le="\+Inf",route="\/api\/health"\} \d+$/m,
      /^spielklang_store_duration_seconds_count\{operation="get"\} \d+$/m,
      /^spielklang_tasks\{state="waiting"\} \d+$/m,
      /^spielklang_task_oldest_seconds \d+$/m,
      /^spielklang_streams_open \d+$/m,
      /^process_resident_memory_bytes \d+$/m,
      /^nodejs_eventloop_lag_seconds\{quantile="0.99"\} [\d.]+$/m,
    ])
      expect(text).toMatch(line)
    expect(text).not.toContain('gibt')
  })
})
