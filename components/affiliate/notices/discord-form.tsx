'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { TextField } from '@/components/ui/fields/field'
import { FormProblem } from '@/components/ui/fields/form'
import { SavedForm } from '@/components/ui/fields/saved-form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'

const CALL = '/api/partner/notices/discord'

/** @param hint the end of the webhook's number */
export function DiscordForm({ hint }: { hint: string | undefined }) {
  return hint === undefined ? <NewWebhook /> : <Webhook hint={hint} />
}

function NewWebhook() {
  const t = useTranslations('affiliate.notices')
  return (
    <SavedForm
      words="affiliate.notices"
      address={CALL}
      bodyOf={(said) => ({ address: said.get('address') })}
      isShownElsewhere
    >
      <TextField
        id="discord-address"
        name="address"
        label={t('discord.address')}
        hint={t('discord.how')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
    </SavedForm>
  )
}

function Webhook({ hint }: { hint: string }) {
  const t = useTranslations('affiliate.notices')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()
  const send = async () => {
    const found = await submit(async () => {
      await callApi(CALL, { method: 'POST' })
      showToast(t('discord.tried'))
    })
    if (found?.code?.startsWith('discord_')) router.refresh()
  }
  const remove = async () => {
    await callApi(CALL, { method: 'DELETE' })
    showToast(t('discord.removed'))
    router.refresh()
  }
  return (
    <>
      <p>{t('discord.set', { hint })}</p>
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          onClick={() => void send()}
          busy={isSending ? t('discord.trying') : undefined}
        >
          {t('discord.try')}
        </Button>
        <ConfirmDialog
          trigger={<Button tone="quiet">{t('discord.remove')}</Button>}
          title={t('discord.removeTitle')}
          text={t('discord.removeText')}
          confirm={t('discord.remove')}
          cancel={t('keep')}
          onConfirm={remove}
        />
      </div>
    </>
  )
}
