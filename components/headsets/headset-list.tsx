'use client'

import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { HeadsetSummary } from '@/lib/headsets/schema'
import { searchHeadsets } from '@/lib/headsets/search-headsets'
import texts from '@/messages/parts/headset-list.json'
import { fetchHeadset, fetchHeadsets } from './fetch-headsets'

const MOST_SHOWN = 200

interface HeadsetListProps {
  id: string
  input: RefObject<HTMLInputElement | null>
  query: string
  /** Whether the combobox was pressed, and not only focused, before this was loaded. */
  wasPressed: boolean
  onShow: (shown: { active: string | undefined } | null) => void
  onEmpty: () => void
  onChoose: (headset: HeadsetSummary) => void
}

/** After https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */
export function HeadsetList(props: HeadsetListProps) {
  return (
    <TextsProvider messages={texts}>
      <List {...props} />
    </TextsProvider>
  )
}

function List(props: HeadsetListProps) {
  const t = useTranslations('headsets.field')
  const { id, input, query, wasPressed, onShow, onEmpty, onChoose } = props
  const { summaries, isLost, retry } = useSummaries()
  const [isOpen, setOpen] = useState(wasPressed || query !== '')
  const [active, setActive] = useState(() => firstFor(query))
  const frame = useRef<HTMLDivElement>(null)
  const found = useMemo(() => findIn(summaries ?? [], query), [summaries, query])
  // Typing points at the best match, so that Enter takes it.
  const [typed, setTyped] = useState(query)
  if (typed !== query) {
    setTyped(query)
    setOpen(true)
    setActive(firstFor(query))
  }
  const isResting = useRest(query)
  const pointed = found[active]
  const isShown = isOpen && summaries !== null

  useEffect(() => {
    onShow(isShown ? { active: pointed && optionId(id, pointed) } : null)
    return () => onShow(null)
  }, [isShown, pointed, id, onShow])

  useEffect(() => {
    if (isShown) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  useEffect(() => {
    if (!pointed) return
    // So that it can be heard at once when it is chosen.
    void fetchHeadset(pointed.id).catch(() => {})
    document.getElementById(optionId(id, pointed))?.scrollIntoView({ block: 'nearest' })
  }, [pointed, id])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setOpen(true)
      const next = active + step
      setActive(next >= found.length ? 0 : next < 0 ? found.length - 1 : next)
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault()
      if (pointed) onChoose(pointed)
    } else if (event.key === 'Escape') {
      if (isShown) setOpen(false)
      else onEmpty()
    }
  })
  const onOutside = useEffectEvent(({ target, type }: Event) => {
    if (target === input.current) {
      if (type === 'pointerdown') setOpen(true)
      retry()
    } else if (!(target instanceof Node && frame.current?.contains(target))) setOpen(false)
  })
  useEffect(() => {
    const field = input.current
    const end = new AbortController()
    const { signal } = end
    field?.addEventListener('keydown', (event) => onKey(event), { signal })
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, (event) => onOutside(event), { signal })
    return () => end.abort()
  }, [input])

  if (isLost && isOpen)
    return (
      <p role="alert" className="text-sm font-semibold">
        {t('noAnswer')}
      </p>
    )
  return (
    <div ref={frame} hidden={!isShown} className="headset-popup">
      <ul role="listbox" id={id} aria-label={t('label')} hidden={found.length === 0}>
        {found.map((headset, index) => (
          <li
            key={headset.id}
            id={optionId(id, headset)}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => {
              event.preventDefault()
              void fetchHeadset(headset.id).catch(() => {})
            }}
            onClick={() => onChoose(headset)}
          >
            {headset.name}
            <span>{t(`kinds.${headset.kind}`)}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'headset-none'}>
        {found.length === 0 ? t('notFound') : isResting && t('found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <p className="headset-none">
          <ShopLink href="/studio">{t('toStudio')}</ShopLink>{' '}
          <ShopLink href={votingFor(query)}>{t('toVoting')}</ShopLink>
        </p>
      )}
    </div>
  )
}

/** Ms after which typing counts as finished. */
const REST = 800

/** Whether typing has paused: a hit count announced at each letter would be interrupted by the next one. */
function useRest(typed: string): boolean {
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST)
    return () => clearTimeout(timer)
  }, [typed])
  return rested === typed
}

function firstFor(query: string): number {
  return query.trim() === '' ? -1 : 0
}

function findIn(summaries: readonly HeadsetSummary[], query: string): readonly HeadsetSummary[] {
  return query.trim() === '' ? summaries.slice(0, MOST_SHOWN) : searchHeadsets(summaries, query)
}

function votingFor(query: string): string {
  const params = new URLSearchParams({ art: 'headset', suche: query.trim() })
  return `/abstimmen?${params.toString()}#vorschlaege`
}

function optionId(list: string, { id }: HeadsetSummary): string {
  return `${list}-${id}`
}

function useSummaries() {
  const [summaries, setSummaries] = useState<HeadsetSummary[] | null>(null)
  const [isLost, setLost] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isWanted = true
    fetchHeadsets().then(
      (headsets) => {
        if (!isWanted) return
        setLost(false)
        setSummaries(headsets)
      },
      () => isWanted && setLost(true),
    )
    return () => {
      isWanted = false
    }
  }, [tries])
  const retry = () => {
    if (isLost) setTries(tries + 1)
  }
  return { summaries, isLost, retry }
}
