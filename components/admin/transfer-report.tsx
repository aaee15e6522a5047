'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { showToast } from '@/components/ui/toast'
import { callApi, problemOf } from '@/lib/http/browser/call-api'
import { useRowFocus } from './use-row-focus'

interface TransferReportProps {
  orderId: string
  refundId: string
  texts: {
    button: string
    /** Names order and amount too, for who hears of the button alone; contains what it says. */
    name: string
    title: string
    text: string
    confirm: string
    back: string
    done: string
    noAnswer: string
  }
}

/** Tells the shop that a refund was transferred; asks once more before. */
export function TransferReport({ orderId, refundId, texts }: TransferReportProps) {
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const { button, name, title, text, confirm, back, done, noAnswer } = texts

  const report = async () => {
    try {
      await callApi(`/api/admin/orders/${orderId}/refunds/${refundId}/sent`, { method: 'POST', body: {} })
    } catch (error) {
      return problemOf(error, noAnswer).message
    }
    keepFocus()
    showToast(done)
    router.refresh()
    return undefined
  }
  return (
    <div ref={frame}>
      <ConfirmDialog
        trigger={
          <Button tone="secondary" aria-label={name} className="px-3 text-sm">
            {button}
          </Button>
        }
        {...{ title, text, confirm }}
        cancel={back}
        onConfirm={report}
      />
    </div>
  )
}
