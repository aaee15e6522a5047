import { useTranslations } from 'next-intl'
import { isAnonymous, type DeskRecord } from '@/lib/orders/order-fields'
import { NOTE_LENGTH } from '@/lib/orders/schema'
import { DeskSection } from './desk-section'
import { NoteForm } from './note-form'

/** The desk's note about an order. @param isWritable whether the viewer may change it */
export function OrderNote({ order, isWritable }: { order: DeskRecord; isWritable: boolean }) {
  const t = useTranslations('admin.orderDesk.note')
  return (
    <DeskSection id="note" title={t('title')}>
      {isAnonymous(order) ? (
        <p className="text-sm">{t('closed')}</p>
      ) : isWritable ? (
        <NoteForm orderId={order.id} note={order.note ?? ''} maxLength={NOTE_LENGTH} />
      ) : (
        <p className="text-sm wrap-anywhere whitespace-pre-line">{order.note || t('empty')}</p>
      )}
    </DeskSection>
  )
}
