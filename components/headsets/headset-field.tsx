'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { useSignedIn } from '@/components/account/use-signed-in'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { useSaid } from '@/components/ui/use-said'
import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { headsetStore, useHeadset, type ChosenHeadset, chooseEverywhere } from './headset-store'
import type * as ListPart from './headset-list'

interface HeadsetFieldProps {
  /** `inline`: the list pushes what is below it, instead of lying on it. */
  isInline?: boolean
  onChoose?: (chosen: ChosenHeadset | null) => void
}

/** Once for all pages. The search is loaded on the first press. */
export function HeadsetField({ isInline = false, onChoose }: HeadsetFieldProps) {
  const t = useTranslations('headsets.field')
  const { chosen, lift, failure } = useHeadset()
  const uid = useSignedIn()?.uid
  const frame = useRef<HTMLDivElement>(null)
  const [said, say] = useSaid()
  useAccount(uid)

  const choose = (next: ChosenHeadset | null) => {
    onChoose?.(next)
    chooseEverywhere(next, uid)
    say(next ? t('taken', { name: next.name }) : t('off'))
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('input, button')?.focus())
  }
  return (
    <div ref={frame} className="headset-field" data-inline={isInline || undefined}>
      {chosen ? (
        <ChosenOne chosen={chosen} onOff={() => choose(null)} />
      ) : (
        <HeadsetSearch onChoose={choose} />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {lift && (
        <p className="text-sm">
          {t('much', {
            gain: formatGain(lift.gain),
            frequency: formatFrequency(Number(lift.frequency.toPrecision(2))),
          })}
        </p>
      )}
      {failure && (
        <p role="alert" className="text-sm font-semibold">
          {t(failure === 'noAnswer' ? 'noAnswer' : 'unknown')}{' '}
          {failure === 'noAnswer' && (
            <button type="button" className="underline" onClick={() => headsetStore.again()}>
              {t('again')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

export function HeadsetNote() {
  const t = useTranslations('headsets.note')
  const { chosen, failure } = useHeadset()
  return (
    <p className="text-width text-sm text-muted">
      {chosen && failure !== 'unknown' ? t('corrected', { name: chosen.name }) : t('plain')}
    </p>
  )
}

interface ChosenOneProps {
  chosen: ChosenHeadset
  onOff: () => void
}

function ChosenOne({ chosen: { name }, onOff }: ChosenOneProps) {
  const t = useTranslations('headsets.field')
  return (
    <p className="headset-chosen">
      <span className="sr-only">{t('label')}: </span>
      <span>{t('chosen', { name })}</span>
      <button type="button" onClick={onOff} aria-label={t('takeOff', { name })}>
        <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
          <path d="M1.500 1.500l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </p>
  )
}

function HeadsetSearch({ onChoose }: { onChoose: (headset: ChosenHeadset) => void }) {
  const t = useTranslations('headsets.field')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [part, setPart] = useState<typeof ListPart | null>(null)
  const [isLost, setLost] = useState(false)
  const [isPressed, setPressed] = useState(false)
  /** The list's, while it is open. */
  const [shown, show] = useState<{ active: string | undefined } | null>(null)

  const load = () => {
    if (part) return
    importList().then(
      (loaded) => {
        setLost(false)
        setPart(loaded)
      },
      () => setLost(true),
    )
  }
  return (
    <>
      <label htmlFor={id}>{t('label')}</label>
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown !== null}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={shown?.active}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
        placeholder={t('none')}
        value={query}
        onPointerEnter={() => void importList().catch(ignore)}
        onPointerDown={() => setPressed(true)}
        onFocus={load}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      {isLost && (
        <p role="alert" className="text-sm font-semibold">
          {t('noAnswer')}
        </p>
      )}
      {part && (
        <part.HeadsetList
          id={`${id}-list`}
          input={input}
          query={query}
          wasPressed={isPressed}
          onShow={show}
          onEmpty={() => setQuery('')}
          onChoose={onChoose}
        />
      )}
    </>
  )
}

const importList = () => import('./headset-list')

/** Only signed-in users load the code for that. */
function useAccount(uid: string | undefined): void {
  useEffect(() => {
    if (uid !== undefined) void import('./account-headset').then(({ agree }) => agree(), ignore)
  }, [uid])
}

/** The browser keeps the choice, and the next visit tries again. */
function ignore(): void {}
