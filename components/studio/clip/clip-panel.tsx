'use client'

import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type DragEvent,
  type ReactNode,
} from 'react'
import { useHeadset } from '@/components/headsets/headset-store'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { ShopLink } from '@/components/ui/shop-link'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Filter } from '@/lib/audio/filter'
import { correctionOf } from '@/lib/headsets/with-headset'
import texts from '@/messages/parts/clip.json'
import type { ClipSoundKind } from './clip-stage'
import type { ClipPreset, ClipState } from './clip-state'
import { clipStore, type ClipStore } from './clip-store'
import { ClipTool } from './clip-tool'
import { PageCode } from './page-code'

export interface ClipPanelProps {
  /** By a button that is then gone. */
  isPressed: boolean
  /** Through which the clip is heard, and with which the filters found are compared. */
  preset?: ClipPreset
  sounds?: readonly ClipSoundKind[]
  correction?: readonly Filter[]
  /** Shown once filters are found. */
  onward?: (store: ClipStore, state: ClipState) => ReactNode
}

export function hasClip(): boolean {
  return clipStore.current().step !== 'empty'
}

export function ClipPanel(props: ClipPanelProps) {
  return (
    <TextsProvider messages={texts}>
      <Panel {...props} />
    </TextsProvider>
  )
}

function Panel({ isPressed, preset, sounds = [], correction, onward }: ClipPanelProps) {
  const t = useTranslations('ownPresets.clip')
  const state = useSyncExternalStore(clipStore.subscribe, clipStore.current, clipStore.current)
  const { worn, headset } = useCorrection(correction)
  const place = useRef<HTMLDivElement>(null)
  const [isFresh, setFresh] = useState(false)
  useEffect(() => clipStore.compare(preset ?? null, worn, headset), [preset, worn, headset])
  useEffect(() => () => clipStore.leave(), [])
  useEffect(() => {
    if (isPressed) place.current?.focus({ preventScroll: true })
  }, [isPressed])

  const begin = async (reading: Promise<void>) => {
    setFresh(true)
    await reading
    if (place.current) clipStore.play(0)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    // The instrument around it would play the file as well.
    event.stopPropagation()
    const [file] = event.dataTransfer.files
    if (file && state.step !== 'recording') void begin(clipStore.open(file))
  }
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="grid grid-cols-1 gap-4 outline-none"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <p className="text-width text-pretty">
        {t('lead')} <span className="pointer-coarse:hidden">{t('drop')}</span>
      </p>
      <ClipSource
        isRecording={state.step === 'recording'}
        onFile={(file) => void begin(clipStore.open(file))}
        onRecord={() => void begin(clipStore.record())}
      />
      <AtPc />
      <ClipTool store={clipStore} state={state} sounds={sounds} isFresh={isFresh}>
        {onward?.(clipStore, state)}
      </ClipTool>
    </div>
  )
}

interface ClipSourceProps {
  isRecording: boolean
  onFile: (file: File) => void
  onRecord: () => void
}

function ClipSource({ isRecording, onFile, onRecord }: ClipSourceProps) {
  const t = useTranslations('ownPresets.clip')
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button aria-disabled={isRecording} onClick={() => !isRecording && field.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={field}
        type="file"
        accept="audio/*,video/*,.mkv"
        aria-label={t('choose')}
        hidden
        onChange={({ target }) => {
          if (target.files?.[0]) onFile(target.files[0])
          // Lets the same file be chosen again.
          target.value = ''
        }}
      />
      <Button tone="secondary" aria-disabled={isRecording} onClick={() => !isRecording && onRecord()}>
        {t('record')}
      </Button>
      <ShopLink href="/hilfe#aufnehmen" className="touch-link font-semibold">
        {t('howToRecord')}
      </ShopLink>
    </div>
  )
}

/** On a phone, games are seldom played and hardly recorded: the page can be sent to a computer. */
function AtPc() {
  const t = useTranslations('ownPresets.clip.atPc')
  const share = () =>
    // It rejects if the visitor closes the share sheet; the copy button remains.
    void navigator.share({ title: document.title, url: location.href }).catch(() => undefined)
  return (
    <div className="hidden flex-wrap items-center gap-x-6 gap-y-1 border-l-4 border-accent pl-4 pointer-coarse:flex">
      <p className="w-full">{t('text')}</p>
      {'share' in navigator && (
        <Button tone="secondary" onClick={share}>
          {t('share')}
        </Button>
      )}
      <CopyButton words="ownPresets.clip.atPc" />
      <PageCode />
    </div>
  )
}

const none: readonly Filter[] = []

function useCorrection(given: readonly Filter[] | undefined) {
  const { headset } = useHeadset()
  return useMemo(() => {
    if (given) return { worn: given, headset: given.length > 0 ? undefined : null }
    return { worn: headset ? correctionOf(headset) : none, headset: headset?.id ?? null }
  }, [given, headset])
}
