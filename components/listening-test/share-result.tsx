'use client'

import { useEffect, useState } from 'react'
import { useSignedIn } from '@/components/account/use-signed-in'
import { Button, ButtonLink } from '@/components/ui/button'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { sceneTargets } from '@/lib/audio/scenes/targets'
import { callApi, problemOf } from '@/lib/http/browser/call-api'
import type { RunState } from '@/lib/listening-test/procedure/run'
import { storedRun } from '@/lib/listening-test/procedure/stored-run'
import { buyersKey } from './buyers-key'
import type { ListeningTexts } from './listening-texts'
import { listeningAddress } from './subject'

interface ShareResultProps {
  run: RunState
  presetId: string
  /** The version that was heard. */
  version: number
  /** The scene in which the sound was heard. */
  scene: SceneName
  headsetId: string | undefined
  texts: ListeningTexts['share']
}

/** Asks whether the result may be counted. Nothing is sent before the press. */
export function ShareResult({ run, presetId, version, scene, headsetId, texts }: ShareResultProps) {
  const uid = useSignedIn()?.uid
  const [order] = useState(() => buyersKey(presetId))
  const path = order
    ? `/api/orders/${order.id}/heard/${presetId}?${new URLSearchParams({ token: order.token })}`
    : uid && `/api/account/heard/${presetId}`
  return (
    <section aria-labelledby="beitragen" className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h3 id="beitragen" className="text-xl">
        {texts.title}
      </h3>
      <p className="text-width">{texts.text}</p>
      {path ? (
        <Sharing path={path} run={run} version={version} scene={scene} headsetId={headsetId} texts={texts} />
      ) : (
        <>
          <p className="text-width">{texts.signIn}</p>
          <ButtonLink
            tone="secondary"
            href={`/anmelden?zurueck=${encodeURIComponent(listeningAddress(presetId))}`}
          >
            {texts.signInLink}
          </ButtonLink>
        </>
      )}
    </section>
  )
}

interface SharingProps extends Omit<ShareResultProps, 'presetId'> {
  path: string
}

function Sharing({ path, run, version, scene, headsetId, texts }: SharingProps) {
  const [isOwn, setOwn] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, say] = useState('')
  const [failure, setFailure] = useState('')
  useEffect(() => {
    callApi(path, { method: 'GET' }).then(
      (answer) => setOwn(Object(answer).heard !== null),
      () => {},
    )
  }, [path])

  const call = async (act: () => Promise<string>, owned: boolean) => {
    setBusy(true)
    setFailure('')
    say('')
    try {
      say(await act())
      setOwn(owned)
    } catch (error) {
      setFailure(problemOf(error).message)
    }
    setBusy(false)
  }
  const send = async () => {
    const headset = headsetId === undefined ? {} : { headset: headsetId }
    const answer = await callApi(path, {
      method: 'POST',
      body: { ...storedRun(run), asked: sceneTargets[scene], presetVersion: version, ...headset },
    })
    return Object(answer).status === 'counted' ? texts.done : texts.aside
  }
  const takeBack = async () => {
    await callApi(path, { method: 'DELETE' })
    return texts.takenBack
  }
  const busy = isBusy ? texts.busy : undefined
  return (
    <>
      {isOwn && said === '' && <p>{texts.own}</p>}
      {isOwn ? (
        <Button tone="quiet" busy={busy} onClick={() => void call(takeBack, false)}>
          {texts.takeBack}
        </Button>
      ) : (
        <Button tone="secondary" busy={busy} onClick={() => void call(send, true)}>
          {texts.submit}
        </Button>
      )}
      <p role="status" className="font-semibold">
        {said}
      </p>
      <p role="alert" className="font-semibold">
        {failure}
      </p>
    </>
  )
}
