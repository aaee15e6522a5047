import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { NO_ANSWER } from '@/lib/http/browser/call-api'
import { reportAddress } from '@/lib/ratings/reports/report-address'
import messages from '@/messages/de.json'
import { ReportForm } from './report-form'

const { reports: texts } = messages.ratings
const place = () => screen.getByLabelText(texts.place)
const reason = () => screen.getByLabelText(texts.reason)
const press = () => userEvent.click(screen.getByRole('button', { name: texts.submit }))

describe('the report form', () => {
  const sent: { key: string; body: unknown }[] = []
  const answers: object[] = []
  beforeEach(() => {
    sent.length = 0
    answers.length = 0
    history.replaceState(
      null,
      '',
      reportAddress('/presets/taktgeber', 'rating_1780308000000_aaaaaaaaaaaaaaaa'),
    )
    const fetch = async (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      sent.push({ key: headers['Idempotency-Key'] ?? '', body: JSON.parse(body) })
      const answer = answers.shift()
      if (!answer) throw new TypeError('no answer')
      return answer
    }
    Object.assign(globalThis, { fetch })
  })
  const json = (status: number, body: object) => ({ status, ok: status < 400, json: async () => body })

  it('fills in the place from the link beside the rating, and lets it be changed', async () => {
    render(<ReportForm />, { wrapper: WithTexts })
    expect(place()).toHaveValue(`${location.origin}/presets/taktgeber#rating_1780308000000_aaaaaaaaaaaaaaaa`)
    await userEvent.clear(place())
    await userEvent.type(place(), 'ganz unten')
    expect(place()).toHaveValue('ganz unten')
  })

  it('shows errors at their fields, keeps the input, and retries under the same idempotency key', async () => {
    render(<ReportForm />, { wrapper: WithTexts })
    await userEvent.type(reason(), 'Beleidigung')
    await userEvent.type(screen.getByLabelText(texts.email), 'toni@example.com')
    answers.push(
      json(400, {
        error: {
          code: 'invalid_input',
          message: 'x',
          fields: { goodFaith: messages.fields.report_good_faith },
        },
      }),
    )
    await press()
    expect(await screen.findByText(messages.fields.report_good_faith)).toBeVisible()
    expect(reason()).toHaveValue('Beleidigung')
    await userEvent.click(screen.getByRole('checkbox', { name: texts.goodFaith }))
    await press()
    expect(await screen.findByText(NO_ANSWER)).toBeVisible()
    answers.push(json(201, { at: 1 }))
    await press()
    expect(await screen.findByRole('heading', { name: texts.doneTitle })).toHaveFocus()
    expect(screen.getByText(texts.doneMail)).toBeVisible()
    const [refused, lost, taken] = sent
    expect(lost).toEqual(taken)
    expect(refused?.key).not.toBe(lost?.key)
    expect(taken?.body).toMatchObject({ reason: 'Beleidigung', name: '', goodFaith: true })
  })
})
