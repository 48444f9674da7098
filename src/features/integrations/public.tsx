export { CalendarOfDay } from './parts/calendar-of-day.tsx'
