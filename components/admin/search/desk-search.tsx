'use client'

import { useRouter } from 'next/navigation'
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, useEffect } from 'react'
import { ordersPage, orderAddress, ordersQuery } from '@/components/orders/desk/order-query'
import { usePopup } from '@/components/ui/dialogs/use-popup'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { SEARCH_LENGTH, deskHitsSchema, type DeskHits } from '@/lib/admin/search-schema'
import { NO_ANSWER, callApi } from '@/lib/http/browser/call-api'
import { useSlashKey } from './slash-key'
import { partnerAddress } from '@/components/affiliate/desk/partner-query'
import { presetAddress } from '@/components/catalog/desk/preset-query'
import { customerAddress } from '@/components/desk/desk-pages'
import { formatCents } from '@/lib/core/money'

/** `/` focuses it, Escape leaves it, arrows move through the hits. Without scripts it leads to the orders. */
export function DeskSearch({ isAdmin }: { isAdmin: boolean }) {
  const t = useTranslations('admin.search')
  const id = useId()
  const router = useRouter()
  const { isOpen, setIsOpen, frame } = usePopup()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const found = useDeskSearch(typed)
  const groups = useHitGroups(found?.hits)
  useSlashKey(field)

  const leave = () => {
    setIsOpen(false)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return leave()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || !isOpen) return
    event.preventDefault()
    moveFocus(frame.current, step)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    leave()
    router.push(onlyHit(groups) ?? ordersOf(typed.trim()))
  }
  return (
    <div ref={frame} className="contents">
      <form
        role="search"
        action={ordersPage}
        className="desk-search"
        onKeyDown={onKeyDown}
        onSubmit={onSubmit}
      >
        <input
          ref={field}
          type="search"
          name="suche"
          aria-label={t('label')}
          aria-keyshortcuts="/"
          aria-controls={isOpen && found ? id : undefined}
          placeholder={t(isAdmin ? 'placeholder' : 'placeholderOthers')}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LENGTH}
          value={typed}
          onFocus={() => setIsOpen(true)}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsOpen(true)
          }}
          className="desk-search-field"
          data-hit
        />
        <kbd aria-hidden="true" className="desk-search-key">
          /
        </kbd>
        <p role="status" className="sr-only">
          {isOpen && found ? summaryOf(found, t) : ''}
        </p>
        {isOpen && found && <Hits id={id} found={found} groups={groups} onChoice={() => setIsOpen(false)} />}
      </form>
    </div>
  )
}

interface HitsProps {
  id: string
  found: NonNullable<Found>
  groups: ReturnType<typeof useHitGroups>
  onChoice: () => void
}

function Hits({ id, found: { text, hits }, groups, onChoice }: HitsProps) {
  const t = useTranslations('admin.search')
  return (
    <div id={id} role="group" aria-label={t('hits')} className="desk-hits">
      {groups.length === 0 && (
        <p className="px-3 py-2 text-muted">{hits === 'failed' ? NO_ANSWER : t('none')}</p>
      )}
      {groups.map(({ title, hits }) => (
        <div key={title}>
          <p className="desk-group px-3">{title}</p>
          <ul aria-label={title}>
            {hits.map(({ href, name, detail }) => (
              <li key={href}>
                <ShopLink href={href} onClick={onChoice} className="desk-hit" data-hit>
                  <span className="number font-semibold">{name}</span>
                  {detail && <span className="number truncate text-muted">{detail}</span>}
                </ShopLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ShopLink href={ordersOf(text)} onClick={onChoice} className="desk-hit border-t border-line" data-hit>
        {t('all')}
      </ShopLink>
    </div>
  )
}

type Translator = ReturnType<typeof useTranslations<'admin.search'>>

function summaryOf({ hits }: NonNullable<Found>, t: Translator): string {
  if (hits === 'failed') return NO_ANSWER
  const count = Object.values(hits).reduce((sum, each) => sum + each.length, 0)
  return count === 0 ? t('none') : `${t('some')} ${count}`
}

function onlyHit(groups: HitsProps['groups']): string | undefined {
  const [hit, ...others] = groups.flatMap(({ hits }) => hits)
  return others.length === 0 ? hit?.href : undefined
}

function moveFocus(frame: HTMLElement | null, step: number): void {
  const stops = [...(frame?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
  const place = stops.findIndex((stop) => stop === document.activeElement)
  stops[(place + step + stops.length) % stops.length]?.focus()
}

const PAUSE_MS = 150

/** `failed` without an answer, null while there is none yet or nothing to find. */
type Found = { text: string; hits: DeskHits | 'failed' } | null

/** Drops stale answers. */
function useDeskSearch(typed: string): Found {
  const [found, setFound] = useState<Found>(null)
  const text = typed.trim()
  useEffect(() => {
    if (text === '') return
    let isWanted = true
    const answer = (hits: DeskHits | 'failed') => {
      if (isWanted) setFound({ text, hits })
    }
    const asking = setTimeout(() => void ask(text).then(answer), PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(asking)
    }
  }, [text])
  return found?.text === text ? found : null
}

async function ask(text: string): Promise<DeskHits | 'failed'> {
  try {
    const path = `/api/admin/search?q=${encodeURIComponent(text)}`
    return deskHitsSchema.parse(await callApi(path, { method: 'GET' }))
  } catch {
    return 'failed'
  }
}

interface HitGroup {
  title: string
  hits: { href: string; name: string; detail: string }[]
}

function useHitGroups(found: DeskHits | 'failed' | undefined): HitGroup[] {
  const t = useTranslations('admin.search')
  const state = useTranslations('orders.states')
  if (found === undefined || found === 'failed') return []
  const groups = [
    {
      title: t('kinds.orders'),
      hits: found.orders.map(({ id, reference, email, total, status }) => ({
        href: orderAddress(id),
        name: reference,
        detail: [state(status), formatCents(total), email].filter(Boolean).join(' · '),
      })),
    },
    {
      title: t('kinds.people'),
      hits: found.people.map(({ key, email, name, hasAccount }) => ({
        href: customerAddress(key),
        name: name || email,
        detail: [name && email, hasAccount ? t('account') : t('guest')].filter(Boolean).join(' · '),
      })),
    },
    {
      title: t('kinds.partners'),
      hits: found.partners.map(({ uid, name, code }) => ({
        href: partnerAddress(uid),
        name: name || code || uid,
        detail: name && code,
      })),
    },
    {
      title: t('kinds.presets'),
      hits: found.presets.map(({ id, name, game }) => ({ href: presetAddress(id), name, detail: game })),
    },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}

function ordersOf(search: string): string {
  return ordersQuery.address({ search })
}
