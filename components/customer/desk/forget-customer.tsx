'use client'

import { useRouter } from 'next/navigation'
import { customersPage } from '@/components/desk/desk-pages'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi } from '@/lib/http/browser/call-api'

interface ForgetCustomerProps {
  /** Called with `POST`. */
  address: string
  goes: string[]
  stays: string[]
  texts: {
    button: string
    title: string
    text: string
    goesTitle: string
    staysTitle: string
    confirm: string
    busy: string
    back: string
    done: string
  }
}

/** Deletes what need not stay of a person, once it was read what stays and what goes. On a phone the rest is scrolled to. */
export function ForgetCustomer({ address, goes, stays, texts }: ForgetCustomerProps) {
  const router = useRouter()
  const run = async () => {
    await callApi(address, { method: 'POST', body: {} })
    showToast(texts.done)
    router.push(customersPage)
    router.refresh()
  }
  return (
    <ConfirmDialog
      trigger={
        <Button tone="quiet" className="px-3 text-sm text-danger">
          {texts.button}
        </Button>
      }
      title={texts.title}
      text={texts.text}
      confirm={texts.confirm}
      busy={texts.busy}
      cancel={texts.back}
      destructive
      onConfirm={run}
    >
      <div
        role="group"
        aria-label={texts.title}
        tabIndex={0}
        className="grid max-h-[40vh] gap-4 overflow-y-auto border border-line p-3 text-sm"
      >
        <Lines title={texts.staysTitle} lines={stays} />
        <Lines title={texts.goesTitle} lines={goes} />
      </div>
    </ConfirmDialog>
  )
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
