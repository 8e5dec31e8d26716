/** The parts of the table that are fetched when they are first shown: here at once, since the line may be gone later. */
export const loadAhead = (): Promise<unknown> =>
  Promise.all([
    import("../frame/Final"),
    import("../frame/NarrowTable"),
    import("../frame/Reveal"),
    import("../frame/TableMenuList"),
    import("../frame/access/ShortcutHelp"),
    import("../frame/life/ResignDialog"),
    import("../frame/life/Slip"),
    import("../frame/looked/LookedSlip"),
    import("../frame/looked/ReviewBar"),
    import("../frame/moments/MomentCard"),
    import("../frame/settings/tones"),
    import("../hints/HintStrip"),
    import("../tray/phases/AttachAncillaries"),
    import("../tray/phases/ChooseMarket"),
    import("../tray/phases/FlashDeal"),
    import("../tray/phases/LeasePlanes"),
    import("../tray/phases/PlaceCallsign"),
    import("../tray/phases/PlaceHubs"),
    import("../tray/phases/SubmitFare"),
  ]);
