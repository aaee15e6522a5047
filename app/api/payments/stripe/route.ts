import { providerWebhook } from '../provider-webhook'

export const POST = providerWebhook('stripe')
