// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The words that Apple's names of symbols are made of, and names of before that still work
/// (Documentation/Symbols.md §3).
enum SymbolWords {
  /// The name of today of a symbol that was called otherwise in an earlier system; others as they
  /// are.
  static func today(_ name: String) -> String {
    renamed[name[...]].map(String.init) ?? name
  }

  private static let renamed: [Substring: Substring] = {
    var names: [Substring: Substring] = [:]
    for entry in earlier.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: "=")
      names[parts[0]] = parts[1]
    }
    return names
  }()

  /// Names of iOS 13 to 15 with those that replaced them.
  private static let earlier = """
    bin.xmark=xmark.bin bin.xmark.fill=xmark.bin.fill
    camera.rotate=arrow.triangle.2.circlepath.camera
    camera.rotate.fill=arrow.triangle.2.circlepath.camera.fill
    arrow.turn.right.up.diamond=arrow.triangle.turn.up.right.diamond
    arrow.turn.right.up.diamond.fill=arrow.triangle.turn.up.right.diamond.fill
    chart.bar.xaxis=chart.bar circle.bottomhalf.fill=circle.bottomhalf.filled
    circle.tophalf.fill=circle.tophalf.filled circle.grid.hex=circle.hexagongrid
    circle.grid.hex.fill=circle.hexagongrid.fill cube.box=shippingbox
    cube.box.fill=shippingbox.fill ellipses.bubble=ellipsis.bubble
    ellipses.bubble.fill=ellipsis.bubble.fill
    line.horizontal.2.decrease.circle=line.2.horizontal.decrease.circle
    line.horizontal.2.decrease.circle.fill=line.2.horizontal.decrease.circle.fill
    line.horizontal.3=line.3.horizontal
    line.horizontal.3.circle=line.3.horizontal.circle
    line.horizontal.3.circle.fill=line.3.horizontal.circle.fill
    line.horizontal.3.decrease=line.3.horizontal.decrease
    line.horizontal.3.decrease.circle=line.3.horizontal.decrease.circle
    line.horizontal.3.decrease.circle.fill=line.3.horizontal.decrease.circle.fill
    minus.slash.plus=minus.forwardslash.plus
    pencil.and.ellipsis.rectangle=rectangle.and.pencil.and.ellipsis
    person.crop.circle.badge.exclam=person.crop.circle.badge.exclamationmark
    person.crop.circle.badge.exclam.fill=person.crop.circle.badge.exclamationmark.fill
    person.crop.square.fill.and.at.rectangle=person.crop.square.filled.and.at.rectangle
    plus.slash.minus=plus.forwardslash.minus rectangle.3.offgrid=rectangle.3.group
    rectangle.3.offgrid.fill=rectangle.3.group.fill smiley=face.smiling
    smiley.fill=face.smiling.fill speaker.1=speaker.wave.1 speaker.1.fill=speaker.wave.1.fill
    speaker.2=speaker.wave.2 speaker.2.fill=speaker.wave.2.fill speaker.3=speaker.wave.3
    speaker.3.fill=speaker.wave.3.fill square.bottomhalf.fill=square.bottomhalf.filled
    square.lefthalf.fill=square.lefthalf.filled square.righthalf.fill=square.righthalf.filled
    square.tophalf.fill=square.tophalf.filled table=tablecells
    table.badge.more=tablecells.badge.ellipsis
    table.badge.more.fill=tablecells.fill.badge.ellipsis table.fill=tablecells.fill
    textformat.123=textformat
    """

  /// Words of names that are not drawn here.
  static let others = """
    abc absorber accelerator accessibility action activity adapt add adjustable agent air airbag
    airflow airplane airplay airplayaudio airplayvideo airpod airpodpro airpodspro alarm album
    allergens alt alternate alternating alternatingcurrent american aperture apps aqi arcade
    archivebox arrowkeys arrowshape arrowtriangle ascend aspectratio assist assistant assistive
    at atom attachment australian australiandollarsign auto autobrakesignal automatic
    autostartstop away axle backpack backup badge badged bahtsign balloon ballot band banknote
    bar barbell bars baseball basket basketball battery beach beats bed bell beziercurve bicycle
    bin binoculars birthday bitcoinsign blinds blood bluetooth boat body bold bolt bonjour book
    bookmark boots border bottle bottomleft bottomright bottomthird bounce box brain brakes
    brazilianrealsign briefcase brightness brush bubbles buildings bulletin bunker burst button
    buttons buttonset by cabinet cable cablecar cake calendar camera camping candybarphone
    capsule capsulehead captions car carbon carrot carseat cart case cat cedisign cell
    cellularbars center centsign chain chair character charger chart chat check checkerboard
    checklist chevron chi child chineseyuanrenminbisign circlebadge circlepath circles cleaner
    click climate clipboard clock closed cloth cloud clutch cm cold collapse coloncurrencysign
    column columns command compact company compass compression cone congestion connected
    contextualmenu control convertible cooktop coordinate count cover cpu credit crescent
    cricket critical crop cross crossbow cruisecontrol cruzeirosign cup curlybraces
    currentlocation cursor curtains custom cut cyclist cylinder dance danishkronesign dash
    dashboard dashed date decide decimal decrease default defibrillator degreesign descend desk
    desktopclock desktopcomputer details device diagonal dial diameter die digitalcrown
    directcurrent direction disability disable disc discs dishwasher display displayport
    distribute divide dock docs document dog dollarsign dome dongsign door dot dots dotscope
    dottedline double doublequote down downtrend drive drop dropdown drumsticks dryer dumbbell
    dust ear earbuds earpods ecg effects effervescence electrical ellipses elliptical emergency
    end engine envelope environments equal equalizer eraser escape esim ethernet euroclip
    eurosign eurozonesign ev even event exclam exit expand exposure extension eye eyebrow
    eyedropper eyeglasses eyes face faceid facemask fall fan fax feet ferry fibrechannel field
    figure filemenu fill filled film finger fireplace fireworks fish flag flagsign flame
    flashlight flattrend fleuron flexfuel flight flipphone floor flowchart fluid fog fold folder
    follow food foot fork forward forwardslash fossil fourthdown frame frequency front fuel
    fuelpump function futbol gamecontroller garage gaugewheel gear gearshift gesture gibbous
    gift giftcard glass glasses globe gobackward goforward golf golfer graduationcap graph
    gravel greater greaterthan greetingcard grid grip ground group guaranisign guidepoint gymbag
    gyroscope hail half halffilled hammer handbag handle handlebars handoff hands handset hang
    hanger hard hare hat hatchback hazardsign haze headlight headphones headset hearingaid heart
    heat heater heavyrain helm helmet hexagongrid hifireceiver hifispeaker high highlighter
    highway hill hockey hold hole homekit homepod homepodmini hood hook horizontal house
    hryvniasign hull humidifier humidity hurricane hydrogen ice icloud id inbox increase indent
    indianrupeesign indicator infinity infusion inner insert insertion inside integral
    intelligence interior internaldrive intersect inverse invert iphone ipod island italic
    ivfluid jacket join joystick juice jupiter kashida key keyboard keyhole kick kipsign label
    ladder ladybug lamp lane languages lanyardcard lap laptop laptopcomputer large laser lasso
    last latch latter launch layers ldots lead leading leaf leather left lefthand lens lessthan
    level levels lidar life lift light lightbulb lighter lightrail lightspectrum line lines link
    linkcircle lirasign list livephoto lizard load location lock locked lodge loop low lowercase
    lungs macbook macmini macpro macwindow magazine magicmouse magnet magnifyingglass magsafe
    mail main malaysianringgitsign manatsign manual map mappin martial mask match max measure
    medal medical medium megaphone memories memorychip menorah menubar menucard merge message
    meter metronome mic microbe microphone microwave millsign min mini minimize mirror mixed
    mode moon moonphase motion motorcycle mount mountain mouse mouth moved movieclapper mug
    multicolor multiply music mustache nairasign narrow navigation near net network neutral new
    newspaper next night nine north norwegian nose nosign note notes nuclear number numbers
    numbersign object octagon off oil oilcan on one open opened opensignal operator optical
    opticaldisc opticaldiscdrive option orthogonal other outdoor outlet outline oval oven over
    oxygen pack pad page paintbrush paintpalette pair pan panels pano paper paperclip paperplane
    paragraphsign parentheses parkinglight parkingsign part partially party passenger passkey
    path pause pawprint peacesign peak pedal pedestrian pediatric pencil pentagon people percent
    person personalhotspot perspective peruvian peseta pesetasign pesosign petrol phone photo
    pianokeys pick pickup pieces pilates pill pills pin pinch pip pipe place placeholdertext
    plane plant play playstation plug plus pocket point pointer polishzlotysign poll pool pop
    popcorn popper port portrait power powermeter poweroff poweron poweroutlet powerplug
    powersleep present pressure previous printer private profile prohibited projector proportion
    pulse purchased purse push puzzlepiece qr quality quarter queue quote rack racket radial
    radiowaves rain rainbow rainfall ratio ray rays receiver recirculate record recordingtape
    refrigerator regular remote repeat reply requests reset restart return reverse richtext
    rider righthand ring road robotic roll roller rolling roman rosette rotate router rower
    rowing rublesign ruler run running rupeesign safari sailboat sailing satellite saturn scale
    scalemass scanner scissors scooter scope score screen screwdriver scribble scroll sd sdcard
    seal search seat seatbelt second section sedan selection send sensor serif server servings
    shadow shakehands shaker shape share shared shareplay shekelsign shelf shield shift
    shippingbox shoe shoeprints shower shuffle shutter side sidebar sides sign signature
    signpost simcard singapore singaporedollarsign single sink siri six skateboard skating
    skiing skis slash sleep sleet slice slider slowmo small smallcircle smartphone smiling smoke
    smoking snow snowboard snowflake snowmobile soccerball social socialdance sofa softer solar
    solid sort sos sound south space spark sparkle sparkles spatial speaker speedometer spigot
    split sport sports sportscourt spring sprinkler sprint squareroot squares squareshape squash
    stack staff stairs stand star staroflife start statistics steam steeringwheel steps
    sterlingsign stethoscope stick still stolen stop stopwatch storefront stove stream street
    strength strengthtraining stretch strikethrough striped stroller strong studentdesk sub
    subwoofer suit suitcase sum sun sunglasses sunrise sunset support surfboard surfing
    suspension suv swap swatchpalette swedishkronasign swift swiftdata swimming swipe swirl
    switch syringe table tablecells tabs taekwondo tai taillight takeoutbag tap target taxi team
    tech tee telescope teletype television tengesign tennis tennisball tent testtube text
    textbox textformat theatermask theatermasks thermal thermometer thermostat thirdrow three
    thumbsdown thumbsup tick ticket tie time timelapse timeline timer tire tirepressure toggle
    toilet tool tools top tornado torso tortoise touchid towtruck track trackpad traction
    traditional trailer train trainer tram transfer transit translate transmission transparency
    trapezoid trash tray tree trend trianglehead triangles trim trolley trophy tropicalstorm
    truck trunk tshirt tube tugriksign tuningfork turkishlirasign turn tv twist two type
    typewriter uiwindow umbrella underline underwater uniform union unit unknown unlocked up
    updown uppercase uptrend utensils uturn van variable vault ventilation vertical vial vibrate
    video viewfinder vision visionpro voice voicemail volleyball vr vstack wake walk walking
    wall wallet wallpaper wand waning warninglight washer watch watchface water waterbottle wave
    waveform wavepath waves wax waxing wedge weight west wheel wheelchair whiteboard wide widget
    widgets wifi wind window windshield wiper wonsign work workflow worldwide wrench wrestling
    wrongwaysign xaxis xbox xyaxis yaxis yensign yieldsign yoga zipper zoom zzz
    """.split(whereSeparator: \.isWhitespace)

  /// Names of one word that are not drawn here.
  static let single = Set(
    """
    balloon bandage bed bicycle binoculars birthday burst bus cabinet cablecar carrot carseat
    cat chair comb cooktop cpu cross crown dishwasher display dog dryer dumbbell ear esim eye
    eyebrow eyeglasses eyes faceid faxmachine ferry figure fireplace fireworks fish flashlight
    fleuron fossil fuelpump gauge graduationcap guitars hammer handbag hanger headlight
    hearingdevice heart heater helm hifireceiver hifispeaker highlighter homekit homepod horn
    humidity hurricane infinity ipad iphone ipod jacket key keyboard ladybug lamp laser latch
    level lightbulb livephoto lizard lungs macbook magsafe map mappin medal megaphone memories
    memorychip menucard metronome microbe microwave moonphase mosaic mount mouth movieclapper
    mug mustache newspaper nose opticaldisc oven paintpalette paragraphsign pawprint percent
    personalhotspot perspective pianokeys pill pip pipe popcorn powermeter purchased puzzlepiece
    rainbow refrigerator road ruler sailboat scalemass scanner scope screwdriver scribble sdcard
    sensor shield shippingbox shoe shower signature simcard sink skateboard skis smoke snowboard
    sofa spigot sportscourt squareroot stairs staroflife steeringwheel stethoscope storefront
    stove strikethrough stroller studentdesk suitcase sum sunglasses sunrise sunset surfboard
    swift swirl syringe target teletype tengesign tent theatermasks timelapse tire toilet
    tornado torus touchid translate trash tray triangle trophy tropicalstorm tshirt tuningfork
    typewriter umbrella underline videoprojector viewfinder visionpro washer waterbottle wind
    wrongwaysign xserve zzz
    """.split(whereSeparator: \.isWhitespace))
}
