import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { headsetStore } from '@/components/headsets/headset-store'
import { foundFit } from '@/components/studio/clip/found-fit'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { callApi } from '@/lib/http/browser/call-api'
import messages from '@/messages/de.json'
import { GiftForm } from './gift-form'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
jest.mock('@/lib/http/browser/call-api', () => ({ callApi: jest.fn(async () => null) }))

const texts = messages.orders.gifts
const levels = (step: number) => Array.from({ length: 31 }, (_, third) => -step * Math.abs(third - 15) + 0)
const spectra = { sound: levels(2), bed: levels(1.5), headset: 'hyperx-cloud-ii' }
const found = { id: 'a', preset: 'cs2-schrittklar', filters: 'PK2200_30_120', said: 2, spectra }

beforeEach(() => {
  foundFit.write({ ...found, isKept: true })
  render(
    <WithTexts>
      <GiftForm
        path="/api/orders/order_1/gifts/{place}?token=t"
        game={{
          id: 'cs2-schrittklar',
          game: 'Counter-Strike 2',
          sounds: [
            { kind: 'metalSteps', name: 'Schritte auf Metall' },
            { kind: 'hardSteps', name: 'Schritte auf hartem Boden' },
          ],
        }}
        spectra={spectra}
      />
    </WithTexts>,
  )
})

it('shows all that is sent, and sends no more', async () => {
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(32)
  expect(rows[1]).toHaveTextContent(/^20.Hz−30,0.dB−22,5.dB$/)
  expect(screen.getByText('Mit der Korrektur für hyperx-cloud-ii')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText(texts.kind), 'hardSteps')
  await userEvent.click(screen.getByRole('button', { name: texts.give }))
  await waitFor(() => expect(foundFit.read()).toBeNull())
  expect(jest.mocked(callApi).mock.calls).toEqual([
    ['/api/orders/order_1/gifts/cs2-schrittklar/hardSteps?token=t', { method: 'PUT', body: spectra }],
  ])
})

it('names the headset that is worn', () => {
  act(() => headsetStore.choose({ id: 'hyperx-cloud-ii', name: 'HyperX Cloud II' }))
  expect(screen.getByText('Mit der Korrektur für HyperX Cloud II')).toBeInTheDocument()
  act(() => headsetStore.choose(null))
})

it('can be declined', async () => {
  await userEvent.click(screen.getByRole('button', { name: texts.drop }))
  expect(foundFit.read()).toBeNull()
})
