/**
 * The parts of the table that are fetched when they are first shown. All of them stand here, so that a game that goes
 * on without a line can fetch them at its beginning: what is imported elsewhere comes in other files.
 */
export const later = {
  attachAncillaries: () => import("./tray/phases/AttachAncillaries"),
  chooseMarket: () => import("./tray/phases/ChooseMarket"),
  final: () => import("./frame/Final"),
  flashDeal: () => import("./tray/phases/FlashDeal"),
  hintStrip: () => import("./hints/HintStrip"),
  leasePlanes: () => import("./tray/phases/LeasePlanes"),
  lookedSlip: () => import("./frame/looked/LookedSlip"),
  momentCard: () => import("./frame/moments/MomentCard"),
  narrowTable: () => import("./frame/NarrowTable"),
  placeCallsign: () => import("./tray/phases/PlaceCallsign"),
  placeHubs: () => import("./tray/phases/PlaceHubs"),
  resignDialog: () => import("./frame/life/ResignDialog"),
  reveal: () => import("./frame/Reveal"),
  reviewBar: () => import("./frame/looked/ReviewBar"),
  shortcutHelp: () => import("./frame/access/ShortcutHelp"),
  slip: () => import("./frame/life/Slip"),
  submitFare: () => import("./tray/phases/SubmitFare"),
  tableMenuList: () => import("./frame/TableMenuList"),
  tones: () => import("./frame/settings/tones"),
} as const;
