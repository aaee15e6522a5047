'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import type { Refundable } from '@/lib/orders/desk/desk-order'
import { RefundForm } from './refund-form'
import { withAmount, type RefundTexts } from './refund-texts'
import type { RefundAnswer } from './use-refund'
import { useRowFocus } from '@/components/desk/use-row-focus'

interface RefundDialogProps {
  orderId: string
  refundable: Refundable
  /** Names the order too, for who hears of the button alone; contains what it says. */
  name: string
  title: string
  texts: RefundTexts
}

/** The button that asks how much of an order is given back, and what it asks. It cannot be closed while it works. */
export function RefundDialog({ orderId, refundable, name, title, texts }: RefundDialogProps) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const isBusy = useRef(false)
  const { frame, keepFocus } = useRowFocus()

  const onDone = (answer: RefundAnswer) => {
    keepFocus()
    setIsOpen(false)
    showToast(withAmount(texts[outcomeOf(answer)], answer.amount))
    router.refresh()
  }
  return (
    <div ref={frame} className="first:-ml-3">
      <Dialog
        title={title}
        text={refundable.isTransferred ? texts.byTransfer : texts.byProvider}
        isOpen={isOpen}
        onOpenChange={(open) => !isBusy.current && setIsOpen(open)}
        trigger={
          <Button tone="quiet" aria-label={name} className="px-3 text-sm">
            {texts.button}
          </Button>
        }
      >
        <RefundForm
          {...{ orderId, refundable, texts, onDone }}
          onBusy={(busy) => {
            isBusy.current = busy
          }}
        />
      </Dialog>
    </div>
  )
}

function outcomeOf({ status, toTransfer }: RefundAnswer) {
  if (status !== 'pending') return status
  return toTransfer ? 'toTransfer' : 'underWay'
}
