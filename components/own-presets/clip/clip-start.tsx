'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type DragEvent } from 'react'
import { Button } from '@/components/ui/button'
import type { OwnTexts } from '../own-texts'
import type * as ClipPart from './clip-tool'

const never = () => () => {}

/** Opens `Aus deinem Clip`; its code is loaded on the first press. */
export function ClipStart({ texts }: { texts: OwnTexts['clip'] }) {
  const [part, setPart] = useState<{ tool: typeof ClipPart; store: ClipPart.ClipStore } | null>(null)
  const [isLost, setLost] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => () => part?.store.close(), [part])
  // Another clip would discard what is being recorded.
  const isRecording = useSyncExternalStore(
    part?.store.subscribe ?? never,
    () => part?.store.current().step === 'recording',
    () => false,
  )

  const start = async (begin: (store: ClipPart.ClipStore) => Promise<void>) => {
    if (isRecording) return
    const tool = part?.tool ?? (await import('./clip-tool').catch(() => null))
    setLost(!tool)
    if (!tool) return
    const store = part?.store ?? new tool.ClipStore()
    if (!part) setPart({ tool, store })
    await begin(store)
  }
  const open = (file: File | undefined) => {
    if (file) void start((store) => store.open(file))
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    open(event.dataTransfer.files[0])
  }
  return (
    <section
      aria-labelledby="aus-deinem-clip"
      className="page-width grid grid-cols-1 gap-4 border-t border-outline pt-6"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <h2 id="aus-deinem-clip" className="text-xl">
        {texts.title}
      </h2>
      <p className="text-width text-pretty">{texts.lead}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          aria-disabled={isRecording}
          onClick={() => !isRecording && field.current?.click()}
        >
          {texts.choose}
        </Button>
        <input
          ref={field}
          type="file"
          accept="audio/*,video/*"
          aria-label={texts.choose}
          hidden
          onChange={({ target }) => {
            open(target.files?.[0])
            // Lets the same file be chosen again.
            target.value = ''
          }}
        />
        <Button
          tone="secondary"
          aria-disabled={isRecording}
          onClick={() => void start((store) => store.record())}
        >
          {texts.record}
        </Button>
      </div>
      <p role="alert" className="font-semibold empty:hidden">
        {isLost && texts.notLoaded}
      </p>
      {part && <part.tool.ClipTool store={part.store} texts={texts} />}
      <p className="text-width text-sm text-pretty text-muted">
        {texts.private} <span className="pointer-coarse:hidden">{texts.drop}</span>
      </p>
    </section>
  )
}
