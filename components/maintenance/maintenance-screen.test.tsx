import { act, render } from '@testing-library/react'
import { MaintenanceScreen } from './maintenance-screen'

const replace = jest.fn()
const listeners = new Map<string, (value: { locked: boolean }) => void>()

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }))
jest.mock('@/components/account/use-signed-in', () => ({ useRoles: () => ({ admin: false }) }))
jest.mock('@/lib/http/browser/event-stream', () => ({
  reopenStream: jest.fn(),
  onServerEvent: (name: string, listener: (value: { locked: boolean }) => void) => {
    listeners.set(name, listener)
    return () => {}
  },
}))

it('gives way to the whole requested address once the lock is gone, with the secret part of a mailed link', () => {
  history.replaceState(null, '', '/admin/einrichten?von=mail#geheim.unterschrift')
  render(<MaintenanceScreen note="" />)
  act(() => listeners.get('lock')?.({ locked: true }))
  expect(replace).not.toHaveBeenCalled()
  act(() => listeners.get('lock')?.({ locked: false }))
  expect(replace).toHaveBeenCalledWith('/admin/einrichten?von=mail#geheim.unterschrift')
})
