import { getRequestConfig } from 'next-intl/server'
import messages from './de.json'

/** The one locale of the shop. Reads nothing of the request, so that pages stay static. */
export default getRequestConfig(() => ({ locale: 'de', messages, timeZone: 'Europe/Berlin' }))
