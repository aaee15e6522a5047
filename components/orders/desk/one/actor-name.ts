import type { useTranslations } from 'next-intl'
import { providerSchema } from '@/lib/payment/schema'
import { COMMAND_LINE, SERVER_SECRET } from '@/lib/account/actor'

/** The name of an actor; see `actorOf`. */
export function actorName(t: ReturnType<typeof useTranslations<'admin.orderDesk'>>, actor: string): string {
  const [, role, uid = ''] = /^(admin|support) (.+)$/.exec(actor) ?? []
  if (role === 'admin' || role === 'support') return t(`actors.${role}`, { uid })
  if (actor === 'customer' || actor === 'retention') return t(`actors.${actor}`)
  if (actor === SERVER_SECRET) return t('actors.server')
  if (actor === COMMAND_LINE) return t('actors.command')
  return providerSchema.safeParse(actor).success ? t('actors.provider') : actor
}
