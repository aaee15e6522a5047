import { render, screen } from '@testing-library/react'
import { useFormatter, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import type { ListedEntry } from '@/lib/statements/list-entries'
import { entryColumns } from './entry-columns'

const entry: ListedEntry = {
  id: 'booking_20261120_0123456789abcdef0123456789abcdef',
  statement: '0'.repeat(32),
  format: 'camt.053',
  twin: '0'.repeat(32),
  state: 'sure',
  account: 'DE02120300000000202051',
  bookedOn: '2026-11-20',
  amount: 980,
  name: 'Anna Muster',
  iban: '',
  purpose: 'SK-7KQ2M-XW9TR',
  orders: [
    {
      id: 'order_1',
      reference: 'SK-7KQ2M-XW9TR',
      status: 'pending',
      total: 980,
      rest: 980,
      createdAt: 0,
      email: 'anna@example.com',
      isPart: false,
      isWithdrawn: false,
    },
  ],
}

function Rows({ state }: { state: 'sure' | 'confirmed' }) {
  const columns = entryColumns(state, useTranslations('statements'), useFormatter())
  return <DataTable caption="x" columns={columns} rows={[{ ...entry, state }]} rowKey={({ id }) => id} />
}

const show = (state: 'sure' | 'confirmed') =>
  render(
    <WithTexts>
      <Rows state={state} />
    </WithTexts>,
  )

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }))

describe('the order of a payment', () => {
  it('shows no missing amount beside a payment that is still to be confirmed', () => {
    show('sure')
    expect(screen.getByRole('link', { name: 'SK-7KQ2M-XW9TR' })).toBeInTheDocument()
    expect(screen.queryByText(/Anzahlung/)).toBeNull()
  })

  it('shows the missing amount beside a confirmed part payment', () => {
    show('confirmed')
    expect(screen.getByText(/^Anzahlung: Es fehlen noch 9,80\s€\.$/)).toBeInTheDocument()
  })
})
