// Part of Snug, under the Apache License 2.0; see LICENSE.

extension SymbolNames {
  /// Names of system symbols with the files of the set that stand for them, `name=file`; a name
  /// alone has the file of the same name with hyphens for dots. Sorted.
  static let list = """
    a.magnify=fonts abc=fonts accessibility=universal-access airplane
    airplane.departure=airplane airpods=earbuds airpodspro=earbuds alarm allergens=virus ant=bug
    ant.fill=bug-fill antenna.radiowaves.left.and.right=broadcast app app.badge=app-indicator
    app.fill=app-indicator apple.logo=apple applelogo=apple applewatch=smartwatch
    apps.iphone=phone arcade.stick=joystick arcade.stick.console=joystick
    arcade.stick.console.fill=joystick archivebox=archive archivebox.fill=archive-fill
    arrow.2.circlepath=arrow-repeat arrow.2.squarepath=repeat arrow.backward=arrow-left
    arrow.branch=diagram-2 arrow.clockwise arrow.counterclockwise
    arrow.down.backward=arrow-down-left arrow.down.doc=file-arrow-down
    arrow.down.doc.fill=file-arrow-down-fill arrow.down.forward=arrow-down-right arrow.down.left
    arrow.down.right arrow.down.right.and.arrow.up.left=arrows-angle-contract
    arrow.down.to.line=arrow-bar-down arrow.forward=arrow-right
    arrow.left.and.right=arrow-left-right arrow.left.arrow.right=arrow-left-right
    arrow.left.square arrow.left.to.line=arrow-bar-left arrow.merge=sign-merge-right
    arrow.right.arrow.left=arrow-left-right arrow.right.doc.on.clipboard=clipboard-check
    arrow.right.square arrow.right.to.line=arrow-bar-right arrow.swap=arrow-left-right
    arrow.triangle.2.circlepath=arrow-repeat arrow.triangle.2.circlepath.camera=camera
    arrow.triangle.2.circlepath.camera.fill=camera-fill arrow.triangle.branch=diagram-2
    arrow.triangle.turn.up.right.diamond=sign-turn-right
    arrow.triangle.turn.up.right.diamond.fill=sign-turn-right-fill
    arrow.trianglehead.2.clockwise.rotate.90=arrow-repeat
    arrow.trianglehead.clockwise=arrow-clockwise
    arrow.trianglehead.counterclockwise=arrow-counterclockwise
    arrow.turn.down.left=arrow-return-left arrow.turn.down.right=arrow-return-right
    arrow.turn.left.up=arrow-90deg-up arrow.turn.right.down=arrow-90deg-down
    arrow.turn.up.left=arrow-90deg-left arrow.turn.up.right=arrow-90deg-right
    arrow.up.and.down=arrows-expand arrow.up.and.down.and.arrow.left.and.right=arrows-move
    arrow.up.arrow.down arrow.up.backward=arrow-up-left arrow.up.forward=arrow-up-right
    arrow.up.forward.app=box-arrow-up-right arrow.up.left
    arrow.up.left.and.arrow.down.right=arrows-angle-expand arrow.up.right
    arrow.up.right.square=box-arrow-up-right arrow.up.to.line=arrow-bar-up
    arrow.uturn.backward=arrow-counterclockwise arrow.uturn.down=arrow-90deg-down
    arrow.uturn.forward=arrow-clockwise arrow.uturn.left=arrow-counterclockwise
    arrow.uturn.right=arrow-clockwise arrowshape.turn.up.backward=reply
    arrowshape.turn.up.backward.fill=reply-fill arrowshape.turn.up.forward=forward
    arrowshape.turn.up.forward.fill=forward-fill arrowshape.turn.up.left=reply
    arrowshape.turn.up.left.2=reply-all arrowshape.turn.up.left.2.fill=reply-all-fill
    arrowshape.turn.up.left.fill=reply-fill arrowshape.turn.up.right=forward
    arrowshape.turn.up.right.fill=forward-fill arrowtriangle.backward=caret-left
    arrowtriangle.backward.fill=caret-left-fill arrowtriangle.down=caret-down
    arrowtriangle.down.fill=caret-down-fill arrowtriangle.forward=caret-right
    arrowtriangle.forward.fill=caret-right-fill arrowtriangle.left=caret-left
    arrowtriangle.left.fill=caret-left-fill arrowtriangle.right=caret-right
    arrowtriangle.right.fill=caret-right-fill arrowtriangle.up=caret-up
    arrowtriangle.up.fill=caret-up-fill aspectratio=aspect-ratio
    aspectratio.fill=aspect-ratio-fill asterisk at atom=radioactive backward=rewind
    backward.end=skip-start backward.end.alt=skip-backward
    backward.end.alt.fill=skip-backward-fill backward.end.fill=skip-start-fill
    backward.fill=rewind-fill backward.frame=skip-start backward.frame.fill=skip-start-fill bag
    bag.badge.minus=bag-dash bag.badge.plus=bag-plus bag.fill bag.fill.badge.minus=bag-dash-fill
    bag.fill.badge.plus=bag-plus-fill balloon balloon.fill bandage=bandaid
    bandage.fill=bandaid-fill banknote=cash banknote.fill=cash-stack barcode=upc
    barcode.viewfinder=upc-scan basket basket.fill basketball=dribbble basketball.fill=dribbble
    bathtub=droplet battery.0=battery battery.0percent=battery battery.100=battery-full
    battery.100.bolt=battery-charging battery.100percent=battery-full battery.25=battery
    battery.25percent=battery battery.50=battery-half battery.50percent=battery-half
    battery.75percent=battery-half bed.double=lamp bell bell.slash bicycle binoculars
    bird=twitter bird.fill=twitter birthday.cake=gift bitcoinsign=currency-bitcoin
    bold=type-bold bolt=lightning bolt.car=ev-front bolt.car.fill=ev-front-fill
    bolt.fill=lightning-fill bolt.heart=heart-pulse bolt.heart.fill=heart-pulse-fill
    bolt.horizontal=lightning bolt.horizontal.fill=lightning-fill book book.closed=journal
    book.closed.fill=journal book.fill book.pages=book bookmark bookmark.slash=bookmark-x
    bookmark.slash.fill=bookmark-x-fill books.vertical=bookshelf books.vertical.fill=bookshelf
    brain=lightbulb brain.head.profile=lightbulb briefcase bubble=chat
    bubble.and.pencil=pencil-square bubble.fill=chat-fill
    bubble.left=chat-left bubble.left.and.bubble.right=chat-dots
    bubble.left.and.bubble.right.fill=chat-dots-fill bubble.left.and.text.bubble.right=chat-text
    bubble.left.fill=chat-left-fill bubble.middle.bottom=chat-square
    bubble.middle.bottom.fill=chat-square-fill bubble.right=chat-right
    bubble.right.fill=chat-right-fill building building.2=buildings
    building.2.fill=buildings-fill building.columns=bank building.columns.fill=bank2
    building.fill burst=asterisk bus=bus-front bus.fill=bus-front-fill cable.connector=usb-plug
    cablecar=train-lightrail-front calendar calendar.badge.checkmark=calendar-check
    calendar.badge.clock=calendar-event calendar.badge.exclamationmark=calendar-x
    calendar.badge.minus=calendar-minus calendar.badge.plus=calendar-plus
    calendar.day.timeline.left=calendar-week camera camera.metering.center.weighted=bullseye
    camera.rotate=arrow-repeat camera.viewfinder=camera capslock capslock.fill capsule
    captions.bubble=badge-cc captions.bubble.fill=badge-cc-fill car=car-front
    car.fill=car-front-fill carrot=tree cart cart.badge.minus=cart-dash
    cart.badge.plus=cart-plus cart.fill.badge.minus=cart-dash-fill
    cart.fill.badge.plus=cart-plus-fill case=briefcase case.fill=briefcase-fill character=fonts
    character.book.closed=journal-text character.book.closed.fill=journal-text
    character.cursor.ibeam=input-cursor-text character.textbox=textarea-t chart.bar=bar-chart
    chart.bar.fill=bar-chart-fill chart.bar.xaxis=bar-chart-line chart.dots.scatter=graph-up
    chart.line.downtrend.xyaxis=graph-down chart.line.uptrend.xyaxis=graph-up
    chart.pie=pie-chart chart.pie.fill=pie-chart-fill chart.xyaxis.line=graph-up
    checklist=list-check checklist.checked=list-check checkmark.diamond=patch-check
    checkmark.rectangle=check-square checkmark.rectangle.fill=check-square-fill
    checkmark.seal=patch-check checkmark.seal.fill=patch-check-fill
    checkmark.shield=shield-check checkmark.shield.fill=shield-fill-check chevron.compact.down
    chevron.compact.left chevron.compact.right chevron.compact.up
    chevron.left.2=chevron-double-left chevron.left.forwardslash.chevron.right=code-slash
    chevron.left.slash.chevron.right=code-slash chevron.right.2=chevron-double-right
    chevron.up.chevron.down=chevron-expand circle.dashed=circle circle.grid.2x2=grid
    circle.grid.2x2.fill=grid-fill circle.grid.3x3=grid-3x3
    circle.grid.3x3.fill=grid-3x3-gap-fill circle.hexagongrid=hexagon
    circle.hexagongrid.fill=hexagon-fill circle.hexagonpath=hexagon
    circle.hexagonpath.fill=hexagon-fill circle.inset.filled=record-circle
    circle.lefthalf.fill=circle-half circle.lefthalf.filled=circle-half
    circle.righthalf.fill=circle-half circle.righthalf.filled=circle-half clear=backspace
    clear.fill=backspace-fill clipboard clipboard.fill clock
    clock.arrow.circlepath=clock-history cloud cloud.bolt=cloud-lightning
    cloud.bolt.fill=cloud-lightning-fill cloud.bolt.rain=cloud-lightning-rain
    cloud.bolt.rain.fill=cloud-lightning-rain-fill cloud.drizzle cloud.drizzle.fill cloud.fog
    cloud.fog.fill cloud.hail cloud.hail.fill cloud.heavyrain=cloud-rain-heavy
    cloud.heavyrain.fill=cloud-rain-heavy-fill cloud.moon cloud.moon.fill
    cloud.moon.rain=cloud-drizzle cloud.moon.rain.fill=cloud-drizzle-fill cloud.rain
    cloud.rain.fill cloud.sleet cloud.sleet.fill cloud.snow cloud.snow.fill cloud.sun
    cloud.sun.fill cloud.sun.rain=cloud-drizzle cloud.sun.rain.fill=cloud-drizzle-fill command
    contextualmenu.and.cursorarrow=menu-button control=chevron-up cpu cpu.fill
    creditcard=credit-card creditcard.fill=credit-card-fill crop crop.rotate=crop cross=hospital
    cross.case=hospital cross.case.fill=hospital-fill cross.fill=hospital-fill crown=gem
    cube=box cube.box=box-seam cube.box.fill=box-seam-fill cube.fill=box2-fill
    cup.and.saucer=cup-hot cup.and.saucer.fill=cup-hot-fill curlybraces=braces
    cursorarrow=cursor cursorarrow.rays=cursor decrease.indent=text-indent-right
    delete.left=backspace delete.left.fill=backspace-fill delete.right=backspace-reverse
    delete.right.fill=backspace-reverse-fill desktopcomputer=pc-display dial.max=speedometer
    dial.min=speedometer diamond diamond.fill display display.2=pc-display-horizontal
    divide doc=file-earmark doc.append=file-earmark-text
    doc.append.fill=file-earmark-text-fill doc.badge.gearshape=file-earmark-code
    doc.badge.plus=file-earmark-plus doc.fill=file-earmark-fill
    doc.fill.badge.plus=file-earmark-plus-fill doc.on.clipboard=clipboard
    doc.on.clipboard.fill=clipboard-fill doc.on.doc=files doc.on.doc.fill=files
    doc.plaintext=file-earmark-text doc.plaintext.fill=file-earmark-text-fill
    doc.richtext=file-earmark-richtext doc.richtext.fill=file-earmark-richtext-fill
    doc.text=file-earmark-text doc.text.fill=file-earmark-text-fill
    doc.text.image=file-earmark-image doc.text.magnifyingglass=search
    doc.text.viewfinder=file-earmark-text doc.zipper=file-earmark-zip dock.rectangle=window-dock
    document=file-earmark document.fill=file-earmark-fill document.on.document=files
    dollarsign=currency-dollar door.left.hand.closed=door-closed door.left.hand.open=door-open
    door.right.hand.closed=door-closed door.right.hand.open=door-open dot.circle=record-circle
    dot.circle.fill=record-circle-fill dot.radiowaves.left.and.right=broadcast
    dot.radiowaves.right=rss dot.square=record-btn dot.square.fill=record-btn-fill drop=droplet
    drop.fill=droplet-fill drop.triangle=droplet-half ear ear.fill earbuds eject eject.fill
    ellipsis.bubble=chat-left-dots ellipsis.bubble.fill=chat-left-dots-fill
    ellipsis.message=chat-dots ellipsis.message.fill=chat-dots-fill
    ellipsis.rectangle=three-dots envelope envelope.arrow.triangle.branch=envelope
    envelope.badge=envelope envelope.badge.fill=envelope-fill envelope.open envelope.open.fill
    equal eraser eraser.fill escape eurosign=currency-euro exclamationmark=exclamation-lg
    exclamationmark.2=exclamation-lg exclamationmark.bubble=chat-left
    exclamationmark.bubble.fill=chat-left-fill exclamationmark.icloud=cloud-slash
    exclamationmark.octagon=exclamation-octagon
    exclamationmark.octagon.fill=exclamation-octagon-fill
    exclamationmark.shield=shield-exclamation
    exclamationmark.shield.fill=shield-fill-exclamation
    exclamationmark.triangle=exclamation-triangle
    exclamationmark.triangle.fill=exclamation-triangle-fill externaldrive=hdd
    externaldrive.connected.to.line.below=hdd-network externaldrive.fill=hdd-fill eye eye.fill
    eye.slash eye.slash.fill eye.trianglebadge.exclamationmark=eye eyebrow=eye eyedropper
    eyedropper.halffull=eyedropper eyeglasses eyes=eye face.dashed=emoji-neutral
    face.smiling=emoji-smile face.smiling.fill=emoji-smile-fill
    face.smiling.inverse=emoji-smile-fill faceid=person-bounding-box facemask=mask
    facemask.fill=mask ferry=water figure.arms.open=universal-access figure.run=person
    figure.stand=person figure.walk=person figure.wave=person filemenu.and.selection=menu-button
    film film.fill=film fireworks=stars fish=water flag flag.2.crossed=flag
    flag.2.crossed.fill=flag-fill flag.checkered=flag flag.fill flame=fire flame.fill=fire
    flask=eyedropper flask.fill=eyedropper folder folder.badge.gear=folder-symlink
    folder.badge.minus=folder-minus folder.badge.person.crop=folder-symlink
    folder.badge.plus=folder-plus folder.fill.badge.plus=folder-plus fork.knife=cup-straw
    forward=fast-forward forward.end=skip-end forward.end.alt=skip-forward
    forward.end.alt.fill=skip-forward-fill forward.end.fill=skip-end-fill
    forward.fill=fast-forward-fill forward.frame=skip-end forward.frame.fill=skip-end-fill
    fuelpump=fuel-pump fuelpump.fill=fuel-pump-fill function=calculator
    gamecontroller=controller gamecontroller.fill=controller gauge=speedometer
    gauge.medium=speedometer2 gear=gear-wide gearshape=gear gearshape.2=gear-wide-connected
    gearshape.2.fill=gear-wide-connected gearshape.fill=gear-fill gift gift.fill giftcard=gift
    giftcard.fill=gift-fill globe globe.americas globe.americas.fill=globe-americas
    globe.asia.australia globe.asia.australia.fill=globe-asia-australia globe.central.south.asia
    globe.europe.africa globe.europe.africa.fill=globe-europe-africa
    gobackward=arrow-counterclockwise goforward=arrow-clockwise graduationcap=mortarboard
    graduationcap.fill=mortarboard-fill greetingcard=postcard-heart
    greetingcard.fill=postcard-heart-fill guitars=music-note-beamed hammer hammer.fill=hammer
    hand.draw=hand-index hand.draw.fill=hand-index-fill hand.point.left=hand-index
    hand.point.left.fill=hand-index-fill hand.point.right=hand-index
    hand.point.right.fill=hand-index-fill hand.point.up=hand-index
    hand.point.up.fill=hand-index-fill hand.point.up.left=hand-index
    hand.point.up.left.fill=hand-index-fill hand.raised hand.raised.fill
    hand.tap=hand-index-thumb hand.tap.fill=hand-index-thumb-fill
    hand.thumbsdown=hand-thumbs-down hand.thumbsdown.fill=hand-thumbs-down-fill
    hand.thumbsup=hand-thumbs-up hand.thumbsup.fill=hand-thumbs-up-fill hand.wave=hand-index
    hand.wave.fill=hand-index-fill handbag handbag.fill hands.clap=hand-thumbs-up
    hare=lightning-charge hare.fill=lightning-charge-fill headphones heart
    heart.slash=heartbreak heart.slash.fill=heartbreak-fill heart.text.square=clipboard-heart
    heart.text.square.fill=clipboard-heart-fill hexagon hexagon.fill hifispeaker=speaker
    hifispeaker.fill=speaker-fill highlighter=brush hourglass
    hourglass.bottomhalf.fill=hourglass-bottom hourglass.bottomhalf.filled=hourglass-bottom
    hourglass.tophalf.fill=hourglass-top hourglass.tophalf.filled=hourglass-top house
    house.lodge=house-door humidity=moisture humidity.fill=moisture hurricane icloud=cloud
    icloud.and.arrow.down=cloud-arrow-down icloud.and.arrow.down.fill=cloud-arrow-down-fill
    icloud.and.arrow.up=cloud-arrow-up icloud.and.arrow.up.fill=cloud-arrow-up-fill
    icloud.fill=cloud-fill icloud.slash=cloud-slash icloud.slash.fill=cloud-slash-fill
    increase.indent=text-indent-left indianrupeesign=currency-rupee infinity info=info-lg
    internaldrive=hdd internaldrive.fill=hdd-fill ipad=tablet ipad.landscape=tablet-landscape
    iphone=phone iphone.gen1=phone iphone.gen2=phone iphone.gen3=phone iphone.homebutton=phone
    iphone.landscape=phone-landscape iphone.radiowaves.left.and.right=phone-vibrate
    italic=type-italic key key.fill key.horizontal=key key.horizontal.fill=key-fill keyboard
    keyboard.badge.ellipsis=keyboard keyboard.chevron.compact.down=keyboard keyboard.fill
    ladybug=bug ladybug.fill=bug-fill lamp.desk=lamp lamp.desk.fill=lamp-fill
    lanyardcard=person-badge lanyardcard.fill=person-badge-fill laptopcomputer=laptop
    largecircle.fill.circle=record-circle lasso=bounding-box-circles latch.2.case=briefcase
    latch.2.case.fill=briefcase-fill leaf leaf.fill level=rulers lifepreserver=life-preserver
    lifepreserver.fill=life-preserver light.max=brightness-high light.min=brightness-low
    lightbulb lightbulb.fill lightbulb.slash=lightbulb-off
    lightbulb.slash.fill=lightbulb-off-fill line.3.horizontal.circle=filter-circle
    line.3.horizontal.decrease=filter line.3.horizontal.decrease.circle=filter-circle
    line.3.horizontal.decrease.circle.fill=filter-circle-fill line.diagonal=slash-lg
    line.horizontal.3=list line.horizontal.3.decrease=filter
    line.horizontal.3.decrease.circle=filter-circle
    line.horizontal.3.decrease.circle.fill=filter-circle-fill
    lines.measurement.horizontal=rulers lineweight=border-width link=link-45deg
    link.badge.plus=link-45deg list.and.film=film list.bullet.below.rectangle=card-list
    list.bullet.clipboard=clipboard-data list.bullet.clipboard.fill=clipboard-data-fill
    list.bullet.indent=list-nested list.bullet.rectangle=card-list
    list.bullet.rectangle.fill=card-list list.bullet.rectangle.portrait=card-list
    list.bullet.rectangle.portrait.fill=card-list list.clipboard=clipboard-data
    list.clipboard.fill=clipboard-data-fill list.dash=list-task
    list.dash.header.rectangle=card-list list.number=list-ol list.star=list-stars
    list.triangle=list-nested livephoto=record-circle location=cursor location.fill=cursor-fill
    location.magnifyingglass=search location.north=compass location.north.fill=compass-fill
    location.north.line=compass lock lock.fill lock.open=unlock lock.open.fill=unlock-fill
    lock.rotation=arrow-repeat lock.shield=shield-lock lock.shield.fill=shield-lock-fill
    lock.slash=unlock lungs lungs.fill macbook.and.iphone=laptop macwindow=window
    macwindow.badge.plus=window-plus macwindow.on.rectangle=window-stack magazine=newspaper
    magazine.fill=newspaper magicmouse=mouse magnifyingglass=search mail=envelope
    mail.fill=envelope-fill mail.stack=envelope-paper mail.stack.fill=envelope-paper-fill map
    map.fill mappin=geo mappin.and.ellipse=geo-alt mappin.circle=geo-alt
    mappin.circle.fill=geo-alt-fill medal=award medal.fill=award-fill megaphone megaphone.fill
    memorychip=memory menubar.rectangle=window menucard=journal-text message=chat
    message.badge=chat message.fill=chat-fill metronome=triangle mic mic.badge.plus=mic mic.fill
    mic.slash=mic-mute mic.slash.fill=mic-mute-fill microbe=virus microbe.fill=virus
    microphone=mic microphone.fill=mic-fill microphone.slash=mic-mute
    microphone.slash.fill=mic-mute-fill
    minus.magnifyingglass=zoom-out minus.plus.batteryblock=battery moon moon.fill moon.stars
    moon.stars.fill moon.zzz=moon moon.zzz.fill=moon-fill mosaic=grid-1x2
    mosaic.fill=grid-1x2-fill mountain.2=image-alt mountain.2.fill=image-alt mouse
    mouth=emoji-smile move.3d=arrows-move mug=cup-hot mug.fill=cup-hot-fill multiply=x-lg
    music.mic=mic music.note music.note.house=house music.note.list
    music.quarternote.3=music-note-beamed mustache=emoji-neutral network=globe newspaper
    newspaper.fill=newspaper nose=emoji-neutral nosign=slash-circle note=sticky note.text=sticky
    note.text.badge.plus=journal-plus number=hash nut octagon octagon.fill opticaldisc=disc
    opticaldisc.fill=disc-fill option oval=capsule paintbrush=brush paintbrush.fill=brush-fill
    paintbrush.pointed=brush paintbrush.pointed.fill=brush-fill paintpalette=palette
    paintpalette.fill=palette-fill paperclip paperplane=send paperplane.fill=send-fill
    paragraphsign=paragraph party.popper=balloon party.popper.fill=balloon-fill pause
    pawprint=heart pencil pencil.and.outline=pencil pencil.and.ruler=rulers pencil.line=pencil
    pencil.tip=pen pentagon pentagon.fill percent person person.2=people person.2.circle=people
    person.2.fill=people-fill person.3=people person.3.fill=people-fill
    person.and.background.dotted=person-bounding-box person.badge.clock=person-gear
    person.badge.key=person-lock person.badge.key.fill=person-fill-lock
    person.badge.minus=person-dash person.badge.plus=person-add person.circle
    person.circle.fill=person-circle person.crop.circle=person-circle
    person.crop.circle.fill=person-circle person.crop.rectangle=person-vcard
    person.crop.rectangle.fill=person-vcard-fill person.crop.square=person-square
    person.crop.square.fill=person-square person.fill.badge.minus=person-fill-dash
    person.fill.badge.plus=person-fill-add person.fill.checkmark=person-fill-check
    person.fill.questionmark=person-fill-exclamation person.fill.xmark=person-fill-x
    person.icloud=cloud person.text.rectangle=person-vcard
    person.text.rectangle.fill=person-vcard-fill person.wave.2=person-video
    personalhotspot=link-45deg perspective=bounding-box phone=telephone
    phone.arrow.down.left=telephone-inbound phone.arrow.down.left.fill=telephone-inbound-fill
    phone.arrow.up.right=telephone-outbound phone.arrow.up.right.fill=telephone-outbound-fill
    phone.badge.plus=telephone-plus phone.connection=telephone phone.down=telephone-x
    phone.down.fill=telephone-x-fill phone.fill=telephone-fill
    phone.fill.badge.plus=telephone-plus-fill photo=image photo.artframe=image
    photo.badge.plus=image photo.fill=image-fill photo.fill.on.rectangle.fill=images
    photo.on.rectangle=images photo.on.rectangle.angled=images photo.on.rectangle.fill=images
    photo.stack=images photo.stack.fill=images photo.tv=tv pianokeys=music-player
    pill=capsule-pill pill.fill=capsule-pill pills=capsule-pill pills.fill=capsule-pill pin
    pin.fill pin.slash=pin-angle pin.slash.fill=pin-angle-fill pip pip.enter=pip pip.exit=pip
    platter.filled.top.iphone=phone play play.rectangle=play-btn
    play.rectangle.fill=play-btn-fill playpause=play playpause.fill=play-fill
    plus.magnifyingglass=zoom-in plus.rectangle.on.rectangle=window-plus
    plus.square.fill.on.square.fill=files plus.square.on.square=files plusminus=plus-slash-minus
    point.3.connected.trianglepath.dotted=diagram-3
    point.topleft.down.curvedto.point.bottomright.up=bezier2 popcorn=cup-straw
    popcorn.fill=cup-straw power power.dotted=power powerplug=plug powerplug.fill=plug-fill
    printer printer.fill purchased=bag-check purchased.circle=bag-check puzzlepiece=puzzle
    puzzlepiece.extension=puzzle puzzlepiece.fill=puzzle-fill qrcode=qr-code
    qrcode.viewfinder=qr-code-scan questionmark=question-lg questionmark.app=question-square
    questionmark.app.fill=question-square-fill questionmark.diamond=question-diamond
    questionmark.diamond.fill=question-diamond-fill questionmark.folder=folder-x
    quote.bubble=chat-left-quote quote.bubble.fill=chat-left-quote-fill quote.closing=quote
    quote.opening=quote radio=boombox radio.fill=boombox-fill rays=brightness-high record.circle
    record.circle.fill recordingtape=voicemail rectangle=aspect-ratio
    rectangle.3.group=columns-gap rectangle.3.offgrid=columns-gap
    rectangle.and.paperclip=paperclip rectangle.and.pencil.and.ellipsis=input-cursor-text
    rectangle.and.text.magnifyingglass=search rectangle.compress.vertical=arrows-collapse
    rectangle.expand.vertical=arrows-expand rectangle.fill=square-fill
    rectangle.fill.on.rectangle.fill=stickies-fill rectangle.grid.1x2=view-stacked
    rectangle.grid.1x2.fill=hdd-stack-fill rectangle.grid.2x2=grid
    rectangle.grid.2x2.fill=grid-fill rectangle.grid.3x2=grid-3x2-gap
    rectangle.grid.3x2.fill=grid-3x2-gap-fill rectangle.on.rectangle=files
    rectangle.on.rectangle.angled=files rectangle.portrait.and.arrow.forward=box-arrow-right
    rectangle.portrait.and.arrow.right=box-arrow-right rectangle.split.2x1=layout-split
    rectangle.split.3x1=layout-three-columns rectangle.split.3x3=grid-3x3
    rectangle.stack=collection rectangle.stack.badge.plus=collection
    rectangle.stack.fill=collection-fill rectangle.stack.person.crop=person-rolodex
    rectangle.stack.person.crop.fill=person-rolodex repeat repeat.1 restart=arrow-clockwise
    return=arrow-return-left rhombus=diamond rhombus.fill=diamond-fill rosette=award
    rotate.3d=arrow-repeat rotate.left=arrow-counterclockwise rotate.right=arrow-clockwise
    ruler=rulers ruler.fill=rulers safari=compass safari.fill=compass-fill sailboat=water
    scale.3d=bounding-box scalemass=speedometer2 scalemass.fill=speedometer2 scanner=printer
    scissors scooter scope=bullseye screwdriver screwdriver.fill=screwdriver scribble=vector-pen
    scribble.variable=vector-pen scroll=journal-text scroll.fill=journal-text sdcard=sd-card
    sdcard.fill=sd-card-fill seal=patch-check selection.pin.in.out=bounding-box
    server.rack=hdd-rack shield shield.fill shield.lefthalf.fill=shield-shaded
    shield.lefthalf.filled=shield-shaded shield.slash shield.slash.fill shift shift.fill
    shippingbox=box-seam shippingbox.fill=box-seam-fill shuffle sidebar.leading=layout-sidebar
    sidebar.left=layout-sidebar sidebar.right=layout-sidebar-reverse
    sidebar.squares.left=layout-sidebar-inset sidebar.trailing=layout-sidebar-reverse
    signature=vector-pen signpost.right=signpost signpost.right.fill=signpost-fill simcard=sim
    simcard.fill=sim-fill skew=bounding-box slash.circle slash.circle.fill sleep=moon
    slider.horizontal.3=sliders slider.horizontal.below.rectangle=sliders2
    slider.vertical.3=sliders2-vertical smallcircle.filled.circle=record-circle
    smallcircle.filled.circle.fill=record-circle-fill smiley=emoji-smile
    smiley.fill=emoji-smile-fill snow snowflake=snow soccerball=dribbble sofa=lamp sparkle=star
    sparkles=stars speaker=volume-off speaker.1=volume-down speaker.1.fill=volume-down-fill
    speaker.2=volume-up speaker.2.fill=volume-up-fill speaker.3=volume-up
    speaker.3.fill=volume-up-fill speaker.fill=volume-off-fill speaker.slash=volume-mute
    speaker.slash.fill=volume-mute-fill speaker.wave.1=volume-down
    speaker.wave.1.fill=volume-down-fill speaker.wave.2=volume-up
    speaker.wave.2.fill=volume-up-fill speaker.wave.3=volume-up
    speaker.wave.3.fill=volume-up-fill speaker.zzz=volume-off speedometer sportscourt=columns
    square.2.stack.3d=layers square.3.layers.3d=stack square.3.stack.3d=stack
    square.and.arrow.down=box-arrow-in-down square.and.arrow.down.fill=box-arrow-in-down
    square.and.arrow.down.on.square=box-arrow-in-down square.and.arrow.up=box-arrow-up
    square.and.arrow.up.fill=box-arrow-up square.and.arrow.up.on.square=box-arrow-up
    square.and.arrow.up.on.square.fill=box-arrow-up square.and.pencil=pencil-square
    square.dashed=plus-square-dotted square.fill.on.square=stickies
    square.fill.on.square.fill=stickies-fill square.grid.2x2=grid square.grid.2x2.fill=grid-fill
    square.grid.3x2=grid-3x2-gap square.grid.3x2.fill=grid-3x2-gap-fill
    square.grid.3x3=grid-3x3-gap square.grid.3x3.fill=grid-3x3-gap-fill
    square.grid.4x3.fill=grid-3x3-gap-fill square.lefthalf.fill=square-half
    square.lefthalf.filled=square-half square.on.circle=circle-square square.on.square=files
    square.split.1x2=layout-split square.split.2x1=layout-split square.split.2x2=border-all
    square.split.2x2.fill=grid-fill square.stack=collection square.stack.3d.down.right=layers
    square.stack.3d.up=layers square.stack.3d.up.fill=layers-fill
    square.stack.fill=collection-fill squareshape=square squareshape.fill=square-fill
    star.bubble=chat-left-heart star.leadinghalf.fill=star-half
    star.leadinghalf.filled=star-half star.lefthalf.fill=star-half staroflife=asterisk
    staroflife.fill=asterisk sterlingsign=currency-pound stethoscope=heart-pulse stop stop.fill
    stopwatch stopwatch.fill storefront=shop storefront.fill=shop
    strikethrough=type-strikethrough studentdesk=easel suit.club suit.club.fill suit.diamond
    suit.diamond.fill suit.heart suit.heart.fill suit.spade suit.spade.fill sum=calculator
    sun.dust=cloud-haze sun.haze=cloud-haze sun.haze.fill=cloud-haze-fill sun.max=sun
    sun.max.fill=sun-fill sun.min=brightness-low sun.min.fill=brightness-low-fill sunrise
    sunrise.fill sunset sunset.fill swift=code-slash swiftdata=database switch.2=toggles
    switch.programmable=toggle-on tablecells=table tablecells.fill=table tag tag.fill tags
    tags.fill target=bullseye teletype=telephone terminal terminal.fill testtube.2=eyedropper
    text.aligncenter=text-center text.alignleft=text-left text.alignleft.rtl=text-right
    text.alignright=text-right text.append=text-left text.badge.checkmark=list-check
    text.badge.minus=text-left text.badge.plus=text-left text.badge.xmark=text-left
    text.below.photo=card-image text.below.photo.fill=card-image text.book.closed=journal-text
    text.book.closed.fill=journal-text text.bubble=chat-left-text
    text.bubble.fill=chat-left-text-fill text.cursor=cursor-text text.insert=text-left
    text.justify=justify text.justify.leading=justify-left text.justifyleft=justify-left
    text.justifyright=justify-right text.magnifyingglass=search text.page=file-earmark-text
    text.quote=blockquote-left text.rectangle=card-text text.rectangle.page=file-text
    text.viewfinder=textarea-t textbox=textarea-t textformat=fonts textformat.abc=fonts
    textformat.alt=fonts textformat.size=fonts textformat.subscript=subscript
    textformat.superscript=superscript theatermasks=mask theatermasks.fill=mask thermometer
    thermometer.high thermometer.low thermometer.medium=thermometer-half
    thermometer.snowflake=thermometer-snow thermometer.sun ticket=ticket-perforated
    ticket.fill=ticket-perforated-fill timer=stopwatch togglepower=power tornado
    tortoise=hourglass tortoise.fill=hourglass-bottom touchid=fingerprint
    train.side.front.car=train-front tram=train-front tram.fill=train-front-fill trash
    tray=inbox tray.2=inboxes tray.2.fill=inboxes-fill tray.and.arrow.down=download
    tray.and.arrow.down.fill=download tray.and.arrow.up=upload tray.and.arrow.up.fill=upload
    tray.fill=inbox-fill tray.full=inbox tray.full.fill=inbox-fill tree tree.fill triangle
    triangle.fill trophy trophy.fill tropicalstorm=tropical-storm truck.box=truck
    truck.box.fill=truck tshirt=bag tv tv.and.mediabox=tv tv.fill
    uiwindow.split.2x1=layout-split umbrella umbrella.fill underline=type-underline
    video=camera-video video.badge.plus=camera-video video.fill=camera-video-fill
    video.slash=camera-video-off video.slash.fill=camera-video-off-fill view.2d=square
    view.3d=box viewfinder=fullscreen viewfinder.circle=bullseye wake=sunrise
    wallet.bifold=wallet wallet.bifold.fill=wallet-fill wallet.pass=wallet
    wallet.pass.fill=wallet-fill wand.and.rays=magic wand.and.stars=magic
    wand.and.stars.inverse=magic water.waves=water wave.3.left=wifi wave.3.right=wifi
    waveform=soundwave waveform.path=activity waveform.path.ecg=activity wifi
    wifi.exclamationmark=wifi-off wifi.slash=wifi-off wind wonsign=cash wrench
    wrench.and.screwdriver=tools wrench.and.screwdriver.fill=tools wrench.fill=wrench
    wrongwaysign=sign-stop x.squareroot=calculator xmark.bin=trash xmark.bin.fill=trash-fill
    xmark.octagon=x-octagon xmark.octagon.fill=x-octagon-fill xmark.seal=patch-minus
    xmark.seal.fill=patch-minus-fill xmark.shield=shield-x xmark.shield.fill=shield-fill-x
    xserve=server yensign=currency-yen zzz=moon
    """
}
