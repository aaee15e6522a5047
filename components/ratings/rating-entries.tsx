'use client'

import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { StarRow } from '@/components/ui/star-row'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { NO_ANSWER, callApi } from '@/lib/http/browser/call-api'
import { reportAddress } from '@/lib/ratings/reports/report-address'
import { type ShownRatings, shownRatingsSchema } from '@/lib/ratings/shown-ratings'
import texts from '@/messages/parts/ratings.json'

export interface RatingEntriesProps {
  presetId: string
}

export function RatingEntries(props: RatingEntriesProps) {
  return (
    <TextsProvider messages={texts}>
      <Entries {...props} />
    </TextsProvider>
  )
}

function Entries({ presetId }: RatingEntriesProps) {
  const t = useTranslations('ratings')
  const { ratings, state, hasMore, load, list } = useRatings(presetId)
  return (
    <div className="grid gap-6">
      <ul ref={list} aria-label={t('listLabel')} className="border-b border-line empty:hidden">
        {ratings.map((rating) => (
          <RatingEntry key={rating.id} rating={rating} />
        ))}
      </ul>
      <p role="status" className="text-muted empty:sr-only">
        {state === 'loading' && t('loading')}
        {state === 'loaded' && ratings.length === 0 && t('none')}
      </p>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {NO_ANSWER}
        </Notice>
      )}
      {(state === 'failed' || (state === 'loaded' && hasMore)) && (
        <Button tone="secondary" onClick={() => void load()} className="justify-self-start">
          {state === 'failed' ? t('again') : t('more')}
        </Button>
      )}
    </div>
  )
}

function RatingEntry({ rating }: { rating: ShownRatings['ratings'][number] }) {
  const t = useTranslations('ratings')
  const { id, stars, text, name, at, changedAt } = rating
  const path = usePathname()
  return (
    <li id={id} tabIndex={-1} className="grid gap-2 border-t border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRow value={stars} />
        <span className="sr-only">{t('ofFive', { stars })}</span>
        <bdi className="font-semibold wrap-anywhere">{name ?? t('anonymous')}</bdi>
        <span className="text-sm text-muted">
          {t('verified')} · <Day at={at} />
          {changedAt !== undefined && (
            <>
              {` · ${t('changed')} `}
              <Day at={changedAt} />
            </>
          )}
        </span>
      </p>
      {text !== undefined && <p className="text-width whitespace-pre-line wrap-anywhere">{text}</p>}
      <ShopLink
        href={reportAddress(path, id)}
        aria-label={t('reports.reportNamed', { name: name ?? t('anonymous') })}
        className="row-link justify-self-start text-sm text-muted"
      >
        {t('reports.report')}
      </ShopLink>
    </li>
  )
}

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })

function Day({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="number whitespace-nowrap">
      {day.format(at)}
    </time>
  )
}

function useRatings(presetId: string) {
  const [part, setPart] = useState<ShownRatings>({ ratings: [], next: null })
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const list = useRef<HTMLUListElement>(null)
  /** Index of the entry that gets the focus once it is there: the first of a part that a press asked for. */
  const awaited = useRef<number | null>(null)

  const read = useCallback(
    async (before: string | null) => {
      try {
        const query = before === null ? '' : `?${new URLSearchParams({ before })}`
        const answer = await callApi(`/api/presets/${presetId}/ratings${query}`, { method: 'GET' })
        const { ratings, next } = shownRatingsSchema.parse(answer)
        setPart((present) => ({ ratings: [...present.ratings, ...ratings], next }))
        setState('loaded')
      } catch {
        setState('failed')
      }
    },
    [presetId],
  )
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void read(null)
  }, [read])
  useEffect(() => {
    if (awaited.current === null || part.ratings.length <= awaited.current) return
    const entry = list.current?.children[awaited.current]
    awaited.current = null
    if (entry instanceof HTMLElement) entry.focus()
  }, [part])

  const load = () => {
    awaited.current = part.ratings.length
    setState('loading')
    return read(part.next)
  }
  return { ratings: part.ratings, state, hasMore: part.next !== null, load, list }
}
