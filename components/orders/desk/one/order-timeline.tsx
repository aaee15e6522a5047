import { getTranslations } from 'next-intl/server'
import { mailTemplateSchema } from '@/lib/mail/schema'
import { actSchema } from '@/lib/journal/schema'
import { orderTimeline, type OrderEvent } from '@/lib/admin/order-timeline'
import { SHOWN, type CompleteOrder } from '@/lib/admin/complete-order'
import { formatCents } from '@/lib/core/money'
import { DeskSection, deskTime } from './desk-section'
import { providerSchema } from '@/lib/payment/schema'
import { COMMAND_LINE, deskActor, SERVER_SECRET } from '@/lib/account/actor'

export async function OrderTimeline({ file }: { file: CompleteOrder }) {
  const t = await getTranslations('admin.orderDesk')
  const time = await deskTime()
  const { mails, withdrawals, entries } = file
  const isPart = [mails, withdrawals, entries].some(({ next }) => next !== null)
  return (
    <DeskSection id="timeline" title={t('timeline.title')}>
      {isPart && <p className="text-sm text-muted">{t('timeline.newest', { count: SHOWN })}</p>}
      <ol className="border-t border-outline text-sm">
        {orderTimeline(file).map((event, index) => (
          <li
            key={`${event.at} ${event.kind} ${index}`}
            className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <time dateTime={new Date(event.at).toISOString()} className="number text-muted">
              {time(event.at)}
            </time>
            <EventText event={event} names={file.names} />
          </li>
        ))}
      </ol>
    </DeskSection>
  )
}

async function EventText({ event, names }: { event: OrderEvent; names: CompleteOrder['names'] }) {
  const t = await getTranslations('admin.orderDesk')
  const about = await aboutOf(event)
  const { kind, amount = 0, count = 0, actor } = event
  return (
    <span className="wrap-anywhere">
      {t(`events.${kind}`, { about, amount: formatCents(amount), count })}
      {kind === 'refundDecided' && about !== '' && `: ${about}`}
      {actor !== undefined && (
        <span className="text-muted">, {t('timeline.by', { actor: actorName(t, actor, names) })}</span>
      )}
    </span>
  )
}

async function aboutOf({ kind, about = '' }: OrderEvent): Promise<string> {
  const mail = await getTranslations('admin.outbox.templates')
  const act = await getTranslations('journal.acts')
  if (kind === 'act') return act(actSchema.parse(about))
  return kind === 'mailWritten' || kind === 'mailSent' ? mail(mailTemplateSchema.parse(about)) : about
}

/** See `actorOf`. */
function actorName(
  t: Awaited<ReturnType<typeof getTranslations<'admin.orderDesk'>>>,
  actor: string,
  names: CompleteOrder['names'],
): string {
  const known = deskActor(actor)
  if (known) return t(`actors.${known.role}`, { name: names.get(known.uid) ?? known.uid })
  if (actor === 'customer' || actor === 'retention') return t(`actors.${actor}`)
  if (actor === SERVER_SECRET) return t('actors.server')
  if (actor === COMMAND_LINE) return t('actors.command')
  return providerSchema.safeParse(actor).success ? t('actors.provider') : actor
}
