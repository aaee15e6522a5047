// All that live sound runs in the audio thread, as one file.
import './compressor-processor'
import './limiter-processor'
