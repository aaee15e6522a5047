import { fireEvent, render, screen } from '@testing-library/react'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import { StatementUpload } from './statement-upload'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const { counts, ...texts } = messages.statements.upload
const taken = { sure: 0, doubtful: 0, unmatched: 1, known: 0 }

describe('an uploaded statement', () => {
  const asked: string[] = []
  const answering = (answer: (path: string) => { status: number; body: unknown }) => {
    asked.length = 0
    const fetch = (path: string) => {
      asked.push(path)
      const { status, body } = answer(path)
      return Promise.resolve({ status, ok: status < 400, json: () => Promise.resolve(body) })
    }
    Object.assign(globalThis, { fetch })
  }
  const drop = () => {
    render(<StatementUpload largest={1000} />, { wrapper: WithTexts })
    const files = [new File(['x'], 'auszug.xml')]
    fireEvent.change(screen.getByLabelText(texts.label), { target: { files } })
  }

  it('shows its warnings beside the result', async () => {
    answering(() => ({ status: 200, body: { ...taken, warnings: ['Zeile 5: „x“ ist kein Betrag.'] } }))
    drop()
    expect(await screen.findByText('Zeile 5: „x“ ist kein Betrag.')).toBeInTheDocument()
    expect(screen.getByText(texts.warnings)).toBeInTheDocument()
  })

  it('of another account is read only after confirmation', async () => {
    const error = {
      code: 'statement_account',
      message: 'Fremd.',
      fields: { file: 'Von einem anderen Konto.' },
    }
    answering((path) =>
      path.includes('fremd=ja')
        ? { status: 200, body: { ...taken, warnings: [] } }
        : { status: 409, body: { error } },
    )
    drop()
    expect(await screen.findByText('Von einem anderen Konto.')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: texts.foreign }))
    expect(await screen.findByText(counts.unmatched)).toBeInTheDocument()
    expect(screen.queryByText('Von einem anderen Konto.')).toBeNull()
    expect(asked.map((path) => path.includes('fremd=ja'))).toEqual([false, true])
  })
})
