// Entry point of the audio thread's file.
import './compressor-processor'
import './limiter-processor'
